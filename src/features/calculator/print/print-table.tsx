import { calculatorCopy as copy } from '../../../content/copy/calculator';
import { fieldWords } from '../../../content/copy/calculator-fields';
import { calculatorPrintCopy } from '../../../content/copy/calculator-print';
import { ROOM_FIELDS } from '../../../domain/calculator/hotel-fields';
import type { HotelFigures } from '../../../domain/calculator/hotel-figures';
import type { Projection } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';
import { type ProjectionColumn, projectionColumns } from '../projection/projection-columns';

const units = { ...ROOM_FIELDS, nightsAvailable: { unit: 'count' }, revenue: { unit: 'rupees' } } as const;
const formats = { count: formatCount, rupees: formatRupees, percent: formatPercent };
const firstSum = projectionColumns.indexOf('nightsAvailable');

interface PrintTableProps {
  figures: HotelFigures;
  projection: Projection;
}

/** Shows room types as a table for print, then nights, occupancy and revenue of all. A figure that is null: a dash. */
export function PrintTable({ figures, projection }: PrintTableProps) {
  const { roomType, nightsAvailable, revenue } = copy.projection;
  const heads = { ...fieldWords, nightsAvailable: { label: nightsAvailable }, revenue: { label: revenue } };
  const sums: Partial<Record<ProjectionColumn, number | null>> = {
    nightsAvailable: projection.nightsAvailable,
    occupancyRate: projection.occupancy,
    revenue: projection.totalAnnualRevenue,
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className="kind">
            {roomType}
          </th>
          {projectionColumns.map((column) => (
            <th key={column} scope="col" className="number">
              {heads[column].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {projection.rows.map((row, i) => (
          <tr key={row.id}>
            <th scope="row">{row.roomType}</th>
            <Cells columns={projectionColumns} figures={{ ...figures.roomTypes[i], ...row }} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={firstSum + 1}>
            {calculatorPrintCopy.sum}
          </th>
          <Cells columns={projectionColumns.slice(firstSum)} figures={sums} />
        </tr>
      </tfoot>
    </table>
  );
}

interface CellsProps {
  columns: readonly ProjectionColumn[];
  /** A figure that is null is printed as a dash, a missing one as an empty cell. */
  figures: Readonly<Partial<Record<ProjectionColumn, number | null>>>;
}

function Cells({ columns, figures }: CellsProps) {
  return columns.map((column) => {
    const figure = figures[column];
    const text = figure === undefined ? '' : formats[units[column].unit](figure);
    return (
      <td key={column} className="number" data-long={text.length > 14 ? '' : undefined}>
        {text}
      </td>
    );
  });
}
