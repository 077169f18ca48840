import { Button } from '../../../components/button';
import { Container } from '../../../components/container';
import { calculatorMonthsCopy, losingMonthsCopy as copy } from '../../../content/copy/calculator-months';
import { averageBookingCostPercent } from '../../../domain/calculator/ota-cost';
import { COST_FIELDS } from '../../../domain/calculator/year-after-costs';
import { AnnouncedSentences, losingMonthsSentences } from '../results/panel-sentences';
import { type HotelFigures, usePanels } from '../state/calculator-provider';
import { losingMonthsPanelClass } from './losing-months-panel.styles';
import { PanelNumberField } from './panel-number-field';
import { useYearAfterCosts } from './use-year-after-costs';

/**
 * Asks for three costs, and can take one from the OTA panel. Says which months lose money and at which occupancy the year
 * breaks even. Without fixed costs or rooms, a sentence asks for them instead.
 */
export function LosingMonthsPanel({ hotelInput }: HotelFigures) {
  const { year } = useYearAfterCosts(hotelInput);
  const { panelNumbersOrZero, dispatch } = usePanels();
  const otaPercent = averageBookingCostPercent(panelNumbersOrZero);
  const takeOtaPercent = () =>
    dispatch({ type: 'edit-panel-field', field: 'bookingCostPercent', text: String(otaPercent ?? '') });
  return (
    <div className={losingMonthsPanelClass()}>
      <Container className="grid">
        <div className="costs">
          <p>{calculatorMonthsCopy.scope}</p>
          {COST_FIELDS.map((field) => (
            <PanelNumberField key={field} field={field} label={copy[field].label} hint={copy[field].hint} />
          ))}
          <Button variant="outline" size="sm" onClick={takeOtaPercent}>
            {copy.takeOtaPercent(otaPercent)}
          </Button>
          <p>{copy.examples}</p>
          {year.hasCosts ? <p>{copy.seeTable}</p> : null}
        </div>
        <AnnouncedSentences {...losingMonthsSentences(year)} />
      </Container>
    </div>
  );
}
