import { share } from '../../../content/copy/calculator-sharing';
import { hasMarkedMonths } from '../../../domain/panel-figures';
import { yearByMonths } from '../../../domain/year-by-months';
import type { ShareContent } from './share-actions';

/** Returns the projection as a plain text message, with a line about the months if any is marked. Never contains costs. */
export function shareMessage({ state, projection, panelFigures }: ShareContent): string {
  const copy = share.message;
  const lines = [copy.heading(state.hotelName.trim()), copy.total(projection.totalAnnualRevenue)];
  if (hasMarkedMonths(panelFigures))
    lines.push(copy.byMonths(yearByMonths(state, panelFigures).revenue, panelFigures.months));
  return [...lines, ...projection.rows.map(copy.room), copy.three(projection)].join('\n');
}
