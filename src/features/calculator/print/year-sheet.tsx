import { SvgMarkup } from '../../../components/svg-markup';
import { calculatorMonthsCopy, losingMonthsCopy } from '../../../content/copy/calculator/months';
import { panelTitlesCopy } from '../../../content/copy/calculator/panels';
import { calculatorPrintCopy } from '../../../content/copy/calculator/print';
import { seasonLabel, shortMonthNames } from '../../../content/copy/dates';
import { hasYearToShow, yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { monthHouse } from '../../../scenes/houses/month-house';
import { MonthTable } from '../results/month-table';
import { losingMonthsSentences, SentenceList, yearSentences } from '../results/panel-sentences';
import { useFigures } from '../state/calculator-provider';
import { yearSheetClass } from './year-sheet.styles';

/**
 * Shows the year by months as an A4 sheet, which is visible only in print, with its costs if fixed costs of 0 or more are
 * entered. Renders nothing unless `hasYearToShow`.
 */
export function YearSheet() {
  const { hotelInput, projection, panelInput } = useFigures();
  if (!hasYearToShow(panelInput)) return null;
  const year = yearAfterCosts(hotelInput, panelInput);
  const seasons = yearSentences(year, projection, panelInput);
  // Without rooms both have the same sentence.
  const costs = year.hasCosts && year.rooms > 0 ? losingMonthsSentences(year) : { main: [], more: [] };
  return (
    <div className={yearSheetClass()} data-sheet>
      <p className="hotel">{calculatorPrintCopy.hotel(hotelInput.hotelName)}</p>
      <h2>{panelTitlesCopy.months.title}</h2>
      <SentenceList main={[...seasons.main, ...costs.main]} more={[...seasons.more, ...costs.more]} />
      <div className="street">
        {year.months.map(({ season, occupancy, isLoss }, month) => (
          <div key={shortMonthNames[month]}>
            <SvgMarkup
              svg={monthHouse({ occupancy: occupancy ?? 0, isClosed: season === 'closed', isForPrint: true })}
            />
            {shortMonthNames[month]}
            {season === 'ordinary' ? null : <span>{seasonLabel(season)}</span>}
            {isLoss ? <span>{calculatorMonthsCopy.loss}</span> : null}
          </div>
        ))}
      </div>
      <MonthTable year={year} />
      {year.hasCosts ? <p className="costs">{losingMonthsCopy.costsInWords(panelInput)}</p> : null}
      <p className="costs">{calculatorMonthsCopy.scope}</p>
    </div>
  );
}
