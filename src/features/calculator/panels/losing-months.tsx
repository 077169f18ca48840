import { Button } from '../../../components/button';
import { Container } from '../../../components/container';
import { losingCopy as copy, costFields, monthsCopy } from '../../../content/copy/calculator-months';
import { bookingCostPercent } from '../../../domain/ota-cost';
import { losingClass } from './losing-months.styles';
import { PanelNumber } from './panel-number';
import { useScenario } from './scenario';
import { Answer, losingSentences } from './sentences';
import { useYear } from './year-view';

/** Asks for three costs and says which months lose money. A button copies the OTA panel's booking costs. Throws outside <ScenarioProvider>. */
export function LosingMonths() {
  const { year, result } = useYear();
  const { terms, setText } = useScenario();
  const booking = bookingCostPercent(terms);
  return (
    <div className={losingClass()}>
      <Container className="grid">
        <div className="costs">
          <p>{monthsCopy.scope}</p>
          {costFields.map((field) => (
            <PanelNumber key={field} field={field} label={copy[field].label} hint={copy[field].hint} />
          ))}
          <Button visual="line" size="sm" onClick={() => setText('bookingCosts', String(booking ?? ''))}>
            {copy.takeOta(booking)}
          </Button>
          <p>{copy.examples}</p>
          {result ? <p>{copy.seeTable}</p> : null}
        </div>
        <Answer {...losingSentences(year, result)} />
      </Container>
    </div>
  );
}
