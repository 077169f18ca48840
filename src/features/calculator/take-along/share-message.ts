import { share } from '../../../content/copy/calculator-take-along';
import type { CalculatorState } from '../../../domain/calculator';
import { formatNights, formatPercent, formatRupees, rupeesInWords } from '../../../domain/money';
import type { Projection } from '../../../domain/projection';

/** The projection as a message to read anywhere, one line for each figure. */
export function shareMessage({ hotelName }: CalculatorState, projection: Projection): string {
  const copy = share.message;
  const { rows, totalAnnualRevenue, adr, occupancy, revpar } = projection;
  return [
    copy.heading(hotelName.trim()),
    copy.total(formatRupees(totalAnnualRevenue), rupeesInWords(totalAnnualRevenue)),
    ...rows.map((row) =>
      copy.room({
        name: row.roomType,
        nights: formatNights(row.totalNights),
        occupancy: formatPercent(row.occupancyRate),
        revenue: formatRupees(row.revenue),
      }),
    ),
    copy.three({
      adr: formatRupees(adr),
      occupancy: formatPercent(occupancy),
      revpar: formatRupees(revpar),
    }),
  ].join('\n');
}
