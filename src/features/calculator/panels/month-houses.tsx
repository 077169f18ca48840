import { memo, useMemo } from 'react';
import { Container } from '../../../components/container';
import { SvgMarkup } from '../../../components/svg-markup';
import { calculatorMonthsCopy as copy } from '../../../content/copy/calculator-months';
import { seasonLabel, shortMonthNames } from '../../../content/copy/month-names';
import type { HotelYear } from '../../../domain/calculator/hotel-year';
import type { Season, YearByMonths } from '../../../domain/calculator/year-by-months';
import { monthHouse } from '../../../scenes/houses/month-house';
import { monthHousesClass } from './month-houses.styles';

/** Shows a house per month, lit by its occupancy. The text alternative names the best, the weakest and the closed months. */
export const MonthHouses = memo(function MonthHouses({ year, afterCosts }: HotelYear) {
  return (
    <div className={monthHousesClass()}>
      <Container className="street" role="img" aria-label={pictureName(year)}>
        {year.months.map(({ season, occupancy }, month) => (
          <Month
            key={shortMonthNames[month]}
            name={shortMonthNames[month] ?? ''}
            season={season}
            tenths={Math.round(occupancy ?? 0) / 10}
            isLoss={afterCosts?.months[month]?.isLoss ?? false}
          />
        ))}
      </Container>
    </div>
  );
});

interface MonthProps {
  name: string;
  season: Season;
  /** How many of the ten windows are lit. */
  tenths: number;
  isLoss: boolean;
}

const Month = memo(function Month({ name, season, tenths, isLoss }: MonthProps) {
  const isClosed = season === 'closed';
  const label = seasonLabel(season);
  const svg = useMemo(() => monthHouse({ lit: tenths, isClosed }), [tenths, isClosed]);
  return (
    <div className="month">
      <SvgMarkup svg={svg} />
      <p>
        <b>{name}</b>
        {label ? <span>{label}</span> : null}
        {isLoss ? (
          <span className="loss">
            <svg viewBox="0 0 10 9" aria-hidden="true">
              <path d="M0 0h10L5 9z" fill="currentColor" />
            </svg>
            {copy.loss}
          </span>
        ) : null}
      </p>
    </div>
  );
});

/** Names the open months with the most and the least revenue, and the closed months. */
function pictureName({ months }: YearByMonths): string {
  const open = months.flatMap(({ season, revenue }, month) =>
    season === 'closed' || revenue === null ? [] : [{ month, paise: Math.round(revenue * 100) }],
  );
  const closed = months.flatMap(({ season }, month) => (season === 'closed' ? [month] : []));
  const sizes = open.map(({ paise }) => paise);
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  const monthsWith = (size: number) => open.flatMap(({ month, paise }) => (paise === size ? [month] : []));
  return copy.picture(most > least ? monthsWith(most) : null, monthsWith(least), closed);
}
