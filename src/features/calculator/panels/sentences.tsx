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

/** Shows `SentenceList` in a `role="status"`: a screen reader announces changes. The caller styles `.answer` and `.say`. */
export function Answer(sentences: Sentences) {
  return (
    <div role="status" className="answer">
      <SentenceList {...sentences} />
    </div>
  );
}

/** Shows each sentence as a paragraph, first the main ones (the caller makes `.say` large). All must differ: React's keys. */
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
 * Returns the year by months in words. `main`: its revenue beside that of the form. `more`: both occupancies, then a remark if
 * all months are closed, or else the form has more operating days than the open months; one if quiet months are fuller than
 * busy ones. Unknown: a dash. Without rooms, `main` is empty, and `more` asks for rooms instead of the occupancies.
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
 * Returns in words which months lose money, or that none does, and what to set aside if some do but not all (`main`), and what
 * else follows from the costs (`more`). Unknown: a dash. If `afterCosts` is null, `main` is empty, and `more` only asks for
 * fixed costs. With costs but no rooms, `main` is empty, and `more` only asks for rooms.
 */
export function losingSentences(year: YearByMonths, afterCosts: YearAfterCosts | null): Sentences {
  const copy = losingCopy;
  if (!afterCosts) return { main: [], more: [copy.ask] };
  const { losing, setAside, closing, months, breakEvenOccupancy } = afterCosts;
  const { rooms, operatingDays, openDays, occupancy } = year;
  if (rooms <= 0) return { main: [], more: [calculatorMonthsCopy.noRooms] };
  const main = [copy.months(losing)];
  if (setAside) main.push(copy.setAside(setAside.rupees, setAside.before));
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
