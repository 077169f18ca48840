import { Button } from '../../../components/button';
import { Container } from '../../../components/container';
import { calculatorMonthsCopy, losingMonthsCopy as copy } from '../../../content/copy/calculator/months';
import { averageBookingCostPercent } from '../../../domain/calculator/ota-cost';
import { panelNumbersOrZero } from '../../../domain/calculator/panel-input';
import { COST_FIELDS, yearAfterCosts } from '../../../domain/calculator/year-after-costs';
import { AnnouncedSentences, losingMonthsSentences } from '../results/panel-sentences';
import { type CalculatorFigures, usePanels } from '../state/calculator-provider';
import { losingMonthsPanelClass } from './losing-months-panel.styles';
import { PanelNumberField } from './panel-number-field';

/**
 * Asks for three costs. A button fills in the booking costs that follow from the OTA panel. Says which months lose money and at
 * which occupancy the year breaks even. Without fixed costs of 0 or more, or without rooms, a sentence asks for them instead.
 */
export function LosingMonthsPanel({ hotelInput, panelInput }: CalculatorFigures) {
  const year = yearAfterCosts(hotelInput, panelInput);
  return (
    <div className={losingMonthsPanelClass()}>
      <Container className="grid">
        <div className="costs">
          <p>{calculatorMonthsCopy.scope}</p>
          {COST_FIELDS.map((field) => (
            <PanelNumberField key={field} field={field} label={copy[field].label} hint={copy[field].hint} />
          ))}
          <TakeOtaPercent otaPercent={averageBookingCostPercent(panelNumbersOrZero(panelInput))} />
          <p>{copy.examples}</p>
          {year.hasCosts ? <p>{copy.seeTable}</p> : null}
        </div>
        <AnnouncedSentences {...losingMonthsSentences(year)} />
      </Container>
    </div>
  );
}

/** It has its own component, so that an edit renders the panel only with the deferred figures. */
function TakeOtaPercent({ otaPercent }: { otaPercent: number | null }) {
  const { dispatch } = usePanels();
  const handleClick = () =>
    dispatch({ type: 'edit-panel-field', field: 'bookingCostPercent', text: String(otaPercent ?? '') });
  return (
    <Button variant="outline" size="sm" onClick={handleClick}>
      {copy.takeOtaPercent(otaPercent)}
    </Button>
  );
}
