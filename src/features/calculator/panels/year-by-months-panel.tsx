import { type ChangeEvent, useId } from 'react';
import { Button } from '../../../components/button';
import { Container } from '../../../components/container';
import { ScrollFrame } from '../../../components/scroll-frame';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { calculatorMonthsCopy as copy } from '../../../content/copy/calculator/months';
import { panelTitlesCopy } from '../../../content/copy/calculator/panels';
import { monthNames, seasonNames } from '../../../content/copy/dates';
import type { Projection } from '../../../domain/calculator/projection';
import { yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { SEASONS } from '../../../domain/calculator/year-by-months';
import { formatPercent } from '../../../domain/money';
import { MonthTable } from '../results/month-table';
import { AnnouncedSentences, yearSentences } from '../results/panel-sentences';
import { type CalculatorFigures, usePanels } from '../state/calculator-provider';
import { MonthHouses } from './month-houses';
import { PanelNumberField } from './panel-number-field';
import { seasonSelectClass, yearByMonthsPanelStyles } from './year-by-months-panel.styles';

/** The months of the monsoon by the India Meteorological Department: June to September. */
const MONSOON = [5, 6, 7, 8];

/**
 * Asks for the season of each month and for the numbers of busy and quiet months. An empty or unreadable field means the number
 * of the form. Shows the year in words, as houses and as a table. If the hotel has no rooms, a sentence asks for them.
 */
export function YearByMonthsPanel({ hotelInput, projection, panelInput }: CalculatorFigures) {
  const year = yearAfterCosts(hotelInput, panelInput);
  const styles = yearByMonthsPanelStyles();
  return (
    <>
      <div className={styles.questions}>
        <Container className="grid">
          <p>{copy.scope}</p>
          <Seasons />
          <SeasonGroup season="busy" projection={projection} />
          <SeasonGroup season="quiet" projection={projection} />
          <AnnouncedSentences {...yearSentences(year, projection, panelInput)} />
        </Container>
      </div>
      <MonthHouses year={year} />
      <div className={styles.months}>
        <Container>
          <ScrollFrame className={styles.table} aria-label={panelTitlesCopy.months.title}>
            <MonthTable year={year} />
          </ScrollFrame>
        </Container>
      </div>
    </>
  );
}

function Seasons() {
  const { dispatch } = usePanels();
  const noteId = useId();
  return (
    <fieldset className="seasons">
      <legend>{copy.seasons}</legend>
      <div className="monsoon">
        <Button
          variant="outline"
          size="sm"
          aria-describedby={noteId}
          onClick={() => dispatch({ type: 'mark-months', season: 'quiet', monthIndexes: MONSOON })}
        >
          {copy.markMonsoon}
        </Button>
        <p id={noteId}>{copy.monsoonNote}</p>
      </div>
      <div className="selects">
        {monthNames.map((name, month) => (
          <SeasonSelect key={name} month={month} />
        ))}
      </div>
    </fieldset>
  );
}

/** Asks for the season of a month, where 0 is January. */
function SeasonSelect({ month }: { month: number }) {
  const { panelInput, dispatch } = usePanels();
  const id = useId();
  const handleSeason = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const season = SEASONS.find((name) => name === target.value) ?? 'ordinary';
    dispatch({ type: 'mark-months', season, monthIndexes: [month] });
  };
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{copy.seasonOf}</VisuallyHidden> {monthNames[month]}
      </label>
      <select
        id={id}
        className={seasonSelectClass()}
        value={panelInput.seasons[month]}
        data-season={panelInput.seasons[month]}
        onChange={handleSeason}
      >
        {SEASONS.map((season) => (
          <option key={season} value={season}>
            {seasonNames[season]}
          </option>
        ))}
      </select>
    </div>
  );
}

function SeasonGroup({ season, projection }: { season: 'busy' | 'quiet'; projection: Projection }) {
  const { panelInput } = usePanels();
  const isMissing =
    season === 'quiet' && panelInput.seasons.includes('quiet') && panelInput.quietOccupancy === null;
  const hint = isMissing ? <b>{copy.enterOccupancy}</b> : copy.ifEmpty(formatPercent(projection.occupancy));
  const { title, occupancy, price } = copy.groups[season];
  // The title is visible above the fields, so in the labels it is for screen readers only.
  const label = (words: string) => (
    <>
      <VisuallyHidden>{title}:</VisuallyHidden> <span className="visible">{words}</span>
    </>
  );
  return (
    <fieldset className="group">
      <legend>{title}</legend>
      <PanelNumberField field={`${season}Occupancy`} label={label(occupancy)} hint={hint} />
      <PanelNumberField field={season === 'busy' ? 'busyPriceRise' : 'quietPriceCut'} label={label(price)} />
    </fieldset>
  );
}
