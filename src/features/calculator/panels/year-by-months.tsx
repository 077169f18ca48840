import { memo, type ReactNode, useId } from 'react';
import { Button } from '../../../components/button';
import { Container } from '../../../components/container';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { monthsCopy as copy } from '../../../content/copy/calculator-months';
import { monthNames, seasonNames } from '../../../content/copy/month-names';
import { formatPercent } from '../../../domain/money';
import { SEASONS, type Season } from '../../../domain/year-by-months';
import { useCalculatorView } from '../calculator-context';
import { AnswerText } from './answer-text';
import { MonthHouses } from './month-houses';
import { MonthTable } from './month-table';
import { PanelNumber } from './panel-number';
import { useScenario } from './scenario';
import { yearSentences } from './sentences';
import { useYear } from './use-year';
import { seasonSelectClass, styles } from './year-by-months.styles';

/** The months of the monsoon by the India Meteorological Department: June to September. */
const MONSOON: readonly number[] = [5, 6, 7, 8];

/** Marks each month as ordinary, busy, quiet or closed, and shows what that makes of the year. */
export function YearByMonths() {
  const { projection } = useCalculatorView();
  const { figures, year, result } = useYear();
  return (
    <>
      <div className={styles.questions}>
        <Container className="grid">
          <p>{copy.scope}</p>
          <Seasons />
          <SeasonGroup season="busy" />
          <SeasonGroup season="quiet" />
          <AnswerText {...yearSentences(year, projection, figures)} />
        </Container>
      </div>
      <MonthHouses year={year} result={result} />
      <div className={styles.months}>
        <Container>
          <MonthTable year={year} result={result} />
        </Container>
      </div>
    </>
  );
}

/** The twelve lists, and the button that marks the monsoon. */
const Seasons = memo(function Seasons() {
  const { figures, setMonths } = useScenario();
  const noteId = useId();
  const mark = (season: Season, isMarked: (month: number) => boolean) =>
    setMonths(figures.months.map((own, month) => (isMarked(month) ? season : own)));
  return (
    <fieldset className="seasons">
      <legend>{copy.seasons}</legend>
      <div className="monsoon">
        <Button
          visual="line"
          size="sm"
          aria-describedby={noteId}
          onClick={() => mark('quiet', (month) => MONSOON.includes(month))}
        >
          {copy.markMonsoon}
        </Button>
        <p id={noteId}>{copy.monsoonNote}</p>
      </div>
      <div className="selects">
        {figures.months.map((season, month) => (
          <SeasonSelect
            key={monthNames[month]}
            name={monthNames[month]}
            season={season}
            onSeason={(next) => mark(next, (own) => own === month)}
          />
        ))}
      </div>
    </fieldset>
  );
});

interface SeasonSelectProps {
  /** The month's. */
  name: string | undefined;
  season: Season;
  onSeason: (season: Season) => void;
}

function SeasonSelect({ name, season, onSeason }: SeasonSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        <VisuallyHidden>{copy.seasonOf}</VisuallyHidden> {name}
      </label>
      <select
        id={id}
        className={seasonSelectClass()}
        value={season}
        data-season={season}
        onChange={({ target }) => onSeason(SEASONS.find((each) => each === target.value) ?? 'ordinary')}
      >
        {SEASONS.map((each) => (
          <option key={each} value={each}>
            {seasonNames[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How full busy or quiet months are, and how their price differs. */
function SeasonGroup({ season }: { season: 'busy' | 'quiet' }) {
  const { projection } = useCalculatorView();
  const { figures } = useScenario();
  const words = copy.groups[season];
  const isAsked = season === 'quiet' && figures.months.includes('quiet') && figures.quietOccupancy === null;
  const hint = isAsked ? copy.howFull : copy.asTheForm(formatPercent(projection.occupancy));
  return (
    <fieldset className="group">
      <legend>{words.title}</legend>
      <PanelNumber
        field={`${season}Occupancy`}
        label={groupLabels[season].occupancy}
        hint={hint}
        isAsking={isAsked}
      />
      <PanelNumber field={`${season}Price`} label={groupLabels[season].price} />
    </fieldset>
  );
}

const groupLabels = { busy: labelsOf('busy'), quiet: labelsOf('quiet') };

function labelsOf(season: 'busy' | 'quiet') {
  const { title, occupancy, price } = copy.groups[season];
  return { occupancy: groupLabel(title, occupancy), price: groupLabel(title, price) };
}

/** The group's title is seen above its fields, and heard with each of them. */
function groupLabel(title: string, words: string): ReactNode {
  return (
    <>
      <VisuallyHidden>{title}:</VisuallyHidden> <span className="seen">{words}</span>
    </>
  );
}
