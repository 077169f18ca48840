import { memo } from 'react';
import { Button } from '../../../components/button';
import { Container } from '../../../components/container';
import { losingCopy as copy, monthsCopy } from '../../../content/copy/calculator-months';
import { bookingCostPercent } from '../../../domain/ota-cost';
import { AnswerText } from './answer-text';
import { losingClass } from './losing-months.styles';
import { PanelNumber } from './panel-number';
import { useScenario } from './scenario';
import { losingSentences } from './sentences';
import { useYear } from './use-year';

const fields = ['fixedCosts', 'nightCost', 'bookingCosts'] as const;

/** Three costs, and what they say of the months. */
export function LosingMonths() {
  const { year, result } = useYear();
  return (
    <div className={losingClass()}>
      <Container className="grid">
        <Costs isAnswered={result !== null} />
        <AnswerText {...(result ? losingSentences(year, result) : { main: [], more: [copy.ask] })} />
      </Container>
    </div>
  );
}

/** The fields, and the booking costs that the panel of the agencies makes. */
const Costs = memo(function Costs({ isAnswered }: { isAnswered: boolean }) {
  const { terms, setText } = useScenario();
  const booking = bookingCostPercent(terms);
  return (
    <div className="costs">
      <p>{monthsCopy.scope}</p>
      {fields.map((field) => (
        <PanelNumber key={field} field={field} label={copy[field].label} hint={copy[field].hint} />
      ))}
      <Button visual="line" size="sm" onClick={() => setText('bookingCosts', String(booking ?? ''))}>
        {copy.takeOta(booking)}
      </Button>
      <p>{copy.examples}</p>
      {isAnswered ? <p>{copy.seeTable}</p> : null}
    </div>
  );
});
