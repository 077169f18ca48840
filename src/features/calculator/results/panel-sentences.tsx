import { calculatorMonthsCopy, losingMonthsCopy } from '../../../content/copy/calculator/months';
import type { PanelInput } from '../../../domain/calculator/panel-input';
import type { Projection } from '../../../domain/calculator/projection';
import type { YearAfterCosts } from '../../../domain/calculator/year-after-costs';
import type { YearByMonths } from '../../../domain/calculator/year-by-months';

/** The result of a panel in words, for the screen and for paper. */
export interface Sentences {
  /** Shown large. */
  readonly main: readonly string[];
  readonly more: readonly string[];
}

/**
 * Returns the year by months in words, compared with the form's projection, and remarks about contradictory input. If there are
 * no rooms, `main` is empty and `more` asks for them. An unknown figure is a dash.
 */
export function yearSentences(
  year: YearByMonths,
  { revenue, occupancy }: Projection,
  { quietOccupancy, busyOccupancy }: PanelInput,
): Sentences {
  const copy = calculatorMonthsCopy;
  const { rooms, openDays, operatingDays } = year;
  const remarks: string[] = [];
  if (openDays === 0) remarks.push(copy.allClosed);
  else if (operatingDays > openDays) remarks.push(copy.moreDaysThanOpen(operatingDays, openDays));
  // An empty field means the occupancy of the form.
  if ((quietOccupancy ?? occupancy ?? 0) > (busyOccupancy ?? occupancy ?? 0))
    remarks.push(copy.quietFullerThanBusy);
  if (rooms <= 0) return { main: [], more: [copy.noRooms, ...remarks] };
  return {
    main: [copy.revenues(year.revenue, revenue)],
    more: [copy.occupancies(year.occupancy, occupancy), ...remarks],
  };
}

/**
 * Returns in words which months lose money, and what to do about it. If `hasCosts` is false or the hotel has no rooms, `main`
 * is empty and `more` asks for the fixed costs or the rooms. If the profit of a month is too large to count, `main` is empty and
 * `more` says so. Any other unknown figure is a dash.
 */
export function losingMonthsSentences(year: YearAfterCosts): Sentences {
  const copy = losingMonthsCopy;
  if (!year.hasCosts) return { main: [], more: [copy.enterCosts] };
  const { losingMonths, reserve, closingAdvice, months, breakEvenOccupancy } = year;
  const { rooms, operatingDays, openDays, occupancy } = year;
  if (rooms <= 0) return { main: [], more: [calculatorMonthsCopy.noRooms] };
  if (months.some(({ profit }) => profit === null)) return { main: [], more: [copy.tooLarge] };
  const main = [copy.losingMonths(losingMonths)];
  if (reserve) main.push(copy.reserve(reserve.rupees, reserve.firstMonth));
  const more: string[] = [];
  if (closingAdvice === 'costs-more') more.push(copy.nightsEarnNothing);
  else if (closingAdvice) more.push(copy.closingPays(closingAdvice.mustSave));
  if (operatingDays > 0 && operatingDays < openDays) more.push(copy.operatingDaysAreSpread(operatingDays));
  months.forEach(({ lossWhenFull }, month) => {
    if (lossWhenFull !== null) more.push(copy.lossWhenFull(month, lossWhenFull));
  });
  more.push(copy.breakEven(breakEvenOccupancy, occupancy));
  return { main, more };
}

/** Shows `SentenceList` in a `role="status"`, which announces changes. The caller styles it with `sentencesRules`. */
export function AnnouncedSentences(sentences: Sentences) {
  return (
    <div role="status" className="sentences">
      <SentenceList {...sentences} />
    </div>
  );
}

/** Shows each sentence as a <p>: those of `main`, with the class `sentence`, then `more`. All must differ, as they are keys. */
export function SentenceList({ main, more }: Sentences) {
  return (
    <>
      {main.map((sentence) => (
        <p key={sentence} className="sentence">
          {sentence}
        </p>
      ))}
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
