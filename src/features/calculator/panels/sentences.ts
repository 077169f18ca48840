import { losingCopy, monthsCopy } from '../../../content/copy/calculator-months';
import type { YearResult } from '../../../domain/losing-months';
import type { PanelFigures } from '../../../domain/panel-figures';
import type { Projection } from '../../../domain/projection';
import type { YearByMonths } from '../../../domain/year-by-months';

/** What the panels say, for the screen and for paper: the sentences that matter most, and those after them. */
export interface Sentences {
  readonly main: readonly string[];
  readonly more: readonly string[];
}

/** What the months make of the year, and what is odd about them. */
export function yearSentences(
  year: YearByMonths,
  { totalAnnualRevenue, occupancy }: Projection,
  { quietOccupancy, busyOccupancy }: PanelFigures,
): Sentences {
  const copy = monthsCopy;
  const { rooms, openDays, operatingDays } = year;
  const odd: string[] = [];
  if (openDays === 0) odd.push(copy.allClosed);
  else if (operatingDays > openDays) odd.push(copy.tooManyDays(operatingDays, openDays));
  // An empty field stands for the occupancy of the form.
  if ((quietOccupancy ?? occupancy ?? 0) > (busyOccupancy ?? occupancy ?? 0)) odd.push(copy.fullerQuiet);
  if (rooms <= 0) return { main: [], more: [copy.noRooms, ...odd] };
  return {
    main: [copy.year(year.revenue, totalAnnualRevenue)],
    more: [copy.average(year.occupancy, occupancy), ...odd],
  };
}

/** Which months lose money, and what follows. */
export function losingSentences(year: YearByMonths, result: YearResult): Sentences {
  const copy = losingCopy;
  const { losing, setAside, closing, months, breakEvenOccupancy } = result;
  const { rooms, operatingDays, openDays, occupancy } = year;
  if (rooms <= 0) return { main: [], more: [monthsCopy.noRooms] };
  const main = [copy.months(losing)];
  if (setAside) main.push(copy.setAside(setAside.rupees, setAside.before));
  const more: string[] = [];
  if (closing.kind === 'must-save') more.push(copy.closing(closing.rupees));
  if (closing.kind === 'costs-more') more.push(copy.costsMore);
  if (operatingDays > 0 && operatingDays < openDays) more.push(copy.daysMove(operatingDays));
  months.forEach(({ fullLoss }, month) => {
    if (fullLoss !== null) more.push(copy.evenFull(month, fullLoss));
  });
  more.push(copy.breakEven(breakEvenOccupancy, occupancy));
  return { main, more };
}
