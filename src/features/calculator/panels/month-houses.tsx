import { Container } from '../../../components/container';
import { SvgMarkup } from '../../../components/svg-markup';
import { calculatorMonthsCopy as copy } from '../../../content/copy/calculator/months';
import { seasonLabel, shortMonthNames } from '../../../content/copy/dates';
import { findExtremeMonths } from '../../../domain/calculator/extreme-months';
import type { YearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { monthHouse } from '../../../scenes/houses/month-house';
import { monthHousesClass } from './month-houses.styles';

/** Shows a house per month, lit by its occupancy, with season and loss. Screen readers hear best, weakest and closed months. */
export function MonthHouses({ year }: { year: YearAfterCosts }) {
  const { best, weakest, closed } = findExtremeMonths(year);
  return (
    <div className={monthHousesClass()}>
      <Container className="street" role="img" aria-label={copy.picture(best, weakest, closed)}>
        {year.months.map(({ season, occupancy, isLoss }, month) => (
          <div key={shortMonthNames[month]} className="month">
            <SvgMarkup
              svg={monthHouse({ occupancy: Math.round(occupancy ?? 0), isClosed: season === 'closed' })}
            />
            <p>
              <b>{shortMonthNames[month]}</b>
              {season === 'ordinary' ? null : <span>{seasonLabel(season)}</span>}
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
        ))}
      </Container>
    </div>
  );
}
