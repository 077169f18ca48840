import { calculatorCopy as copy } from '../../../content/copy/calculator/page';
import { fontStep } from '../results/font-step';
import { projectionColumns } from '../results/projection-columns';
import { useCalculator } from '../state/calculator-provider';

/** Shows `projectionColumns` without operating days: a row per room type, then totals and average occupancy. Null is a dash. */
export function PrintedProjection() {
  const { projection } = useCalculator();
  // The sheet states the operating days above the table.
  const columns = projectionColumns(projection).filter(({ name }) => name !== 'operatingDays');
  const firstTotal = columns.findIndex(({ total }) => total !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className="room-type">
            {copy.projection.roomType}
          </th>
          {columns.map(({ name, heading }) => (
            <th key={name} scope="col" className="number" data-column={name}>
              {heading.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {projection.rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.shownName}</th>
            {columns.map(({ name, format }) => (
              <Cell key={name} column={name} text={format(row[name])} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={firstTotal + 1}>
            {copy.total}
          </th>
          {columns.slice(firstTotal).map(({ name, format, total }) => (
            <Cell key={name} column={name} text={total === undefined ? '' : format(total)} />
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Cell({ column, text }: { column: string; text: string }) {
  return (
    <td className="number" data-column={column} {...fontStep(text, 14)}>
      {text}
    </td>
  );
}
