import { sheet } from '../../content/copy/calculator-print';
import type { CalculatorState } from '../../domain/calculator';
import { formatNights, formatPercent, formatRupees } from '../../domain/money';
import type { Projection } from '../../domain/projection';

interface PrintTableProps {
  state: CalculatorState;
  projection: Projection;
}

/** The projection as printed: with the rooms and prices it was worked out from. */
export function PrintTable({ state, projection }: PrintTableProps) {
  const [roomType, ...others] = sheet.columns;
  const { rows, nightsAvailable, occupancy, totalAnnualRevenue } = projection;
  const sum = formatRupees(totalAnnualRevenue);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" className="kind">
            {roomType}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="number">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {state.roomTypes.map(({ id, name, numberOfRooms, averagePrice, occupancyRate }, i) => (
          <tr key={id}>
            <th scope="row">{rows[i]?.roomType ?? name}</th>
            <td className="number">{formatNights(numberOfRooms)}</td>
            <td className="number">{formatRupees(averagePrice)}</td>
            <td className="number">{formatNights(rows[i]?.totalNights ?? null)}</td>
            <td className="number">{formatPercent(occupancyRate)}</td>
            <td className="number">{formatRupees(rows[i]?.revenue ?? null)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {sheet.sum}
          </th>
          <td className="number">{formatNights(nightsAvailable)}</td>
          <td className="number">{formatPercent(occupancy)}</td>
          <td className="number" data-long={sum.length > 14 ? '' : undefined}>
            {sum}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
