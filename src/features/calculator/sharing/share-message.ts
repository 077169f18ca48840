import { share } from '../../../content/copy/calculator-sharing';
import { formatCount, formatPercent, formatRupees, rupeesInWords } from '../../../domain/money';
import { hasMarkedMonths } from '../../../domain/panel-figures';
import { yearByMonths } from '../../../domain/year-by-months';
import type { ShareContent } from './share-actions';

/** Returns the projection as a plain text message, with a line about the months if any is marked. Never contains costs. */
export function shareMessage({ state, projection, panelFigures }: ShareContent): string {
  const copy = share.message;
  const { rows, totalAnnualRevenue, adr, occupancy, revpar } = projection;
  const lines = [
    copy.heading(state.hotelName.trim()),
    copy.total(formatRupees(totalAnnualRevenue), rupeesInWords(totalAnnualRevenue)),
  ];
  if (hasMarkedMonths(panelFigures)) {
    const { revenue } = yearByMonths(state, panelFigures);
    lines.push(copy.byMonths(formatRupees(revenue), panelFigures.months));
  }
  for (const { roomType, totalNights, occupancyRate, revenue } of rows)
    lines.push(
      copy.room({
        name: roomType,
        nights: formatCount(totalNights),
        occupancy: formatPercent(occupancyRate),
        revenue: formatRupees(revenue),
      }),
    );
  const three = {
    adr: formatRupees(adr),
    occupancy: formatPercent(occupancy),
    revpar: formatRupees(revpar),
  };
  return [...lines, copy.three(three)].join('\n');
}
