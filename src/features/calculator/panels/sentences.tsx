import { calculatorMonthsCopy, losingCopy } from '../../../content/copy/calculator-months';
import type { PanelFigures } from '../../../domain/calculator/panel-figures';
import type { Projection } from '../../../domain/calculator/projection';
import type { YearAfterCosts } from '../../../domain/calculator/year-after-costs';
import type { YearByMonths } from '../../../domain/calculator/year-by-months';

/** The answer of a panel, for the screen and for paper. */
export interface Sentences {
  /** Shown large. */
  readonly main: readonly string[];
  readonly more: readonly string[];
}

/**
 * Shows `SentenceList` in a `role="status"`, which announces changes. All sentences must differ. The caller styles `.answer`
 * (this element) and `.say` (each sentence of `main`).
 */
export function Answer(sentences: Sentences) {
  return (
    <div role="status" className="answer">
      <SentenceList {...sentences} />
    </div>
  );
}

/** Shows each sentence as a <p>: those of `main`, whose class `say` the caller styles, then `more`. All must differ (keys). */
export function SentenceList({ main, more }: Sentences) {
  return (
    <>
      {main.map((sentence) => (
        <p key={sentence} className="say">
          {sentence}
        </p>
      ))}
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

/**
 * Returns the year by months in words. Unknown: a dash.
 * - `main`: its revenue beside that of the form; [] without rooms.
 * - `more`: both occupancies, or without rooms a request for rooms. Then remarks: all months are closed, or the form has more
 *   operating days than the open months; quiet months are fuller than busy ones (an empty field is the form's occupancy).
 */
export function yearSentences(
  year: YearByMonths,
  { totalAnnualRevenue, occupancy }: Projection,
  { quietOccupancy, busyOccupancy }: PanelFigures,
): Sentences {
  const copy = calculatorMonthsCopy;
  const { rooms, openDays, operatingDays } = year;
  const remarks: string[] = [];
  if (openDays === 0) remarks.push(copy.allClosed);
  else if (operatingDays > openDays) remarks.push(copy.tooManyDays(operatingDays, openDays));
  // An empty field means the occupancy of the form.
  if ((quietOccupancy ?? occupancy ?? 0) > (busyOccupancy ?? occupancy ?? 0)) remarks.push(copy.fullerQuiet);
  if (rooms <= 0) return { main: [], more: [copy.noRooms, ...remarks] };
  return {
    main: [copy.year(year.revenue, totalAnnualRevenue)],
    more: [copy.average(year.occupancy, occupancy), ...remarks],
  };
}

/**
 * Returns the results of the costs in words. Unknown: a dash.
 * - `main`: which months lose money, or that none does, and what to set aside if some do but not all.
 * - `more`: when closing pays, fewer operating days than open days, months that lose even when full, break-even occupancy.
 * - If `afterCosts` is null, `more` only asks for fixed costs. Else, without rooms, only for rooms. In both cases `main` is [].
 */
export function losingSentences(year: YearByMonths, afterCosts: YearAfterCosts | null): Sentences {
  const copy = losingCopy;
  if (!afterCosts) return { main: [], more: [copy.ask] };
  const { losing, setAside, closing, months, breakEvenOccupancy } = afterCosts;
  const { rooms, operatingDays, openDays, occupancy } = year;
  if (rooms <= 0) return { main: [], more: [calculatorMonthsCopy.noRooms] };
  const main = [copy.months(losing)];
  if (setAside) main.push(copy.setAside(setAside.rupees, setAside.firstMonth));
  const more: string[] = [];
  if (closing === 'costs-more') more.push(copy.costsMore);
  else if (closing) more.push(copy.closing(closing.mustSave));
  if (operatingDays > 0 && operatingDays < openDays) more.push(copy.daysMove(operatingDays));
  months.forEach(({ fullLoss }, month) => {
    if (fullLoss !== null) more.push(copy.evenFull(month, fullLoss));
  });
  more.push(copy.breakEven(breakEvenOccupancy, occupancy));
  return { main, more };
}
