import { share } from '../../../content/copy/calculator-take-along';
import type { CalculatorState } from '../../../domain/calculator';
import { formatNights, formatPercent, formatRupees, rupeesInWords } from '../../../domain/money';
import { isMarked, type Marks, markedYear } from '../../../domain/panel-figures';
import type { Projection } from '../../../domain/projection';
import { yearByMonths } from '../../../domain/year-by-months';

/** The projection as a message to read anywhere, one line for each figure; one more where months are marked. No costs. */
export function shareMessage(state: CalculatorState, projection: Projection, marks: Marks): string {
  const copy = share.message;
  const { rows, totalAnnualRevenue, adr, occupancy, revpar } = projection;
  return [
    copy.heading(state.hotelName.trim()),
    copy.total(formatRupees(totalAnnualRevenue), rupeesInWords(totalAnnualRevenue)),
    ...(isMarked(marks)
      ? [copy.byMonths(formatRupees(yearByMonths(state, markedYear(marks)).revenue), marks.months)]
      : []),
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
