import { Container } from '../../../components/container';
import { fontStep } from '../results/font-step';
import { keyFigures } from '../results/key-figures';
import type { CalculatorFigures } from '../state/calculator-provider';
import { keyFiguresPanelClass } from './key-figures-panel.styles';

/** Shows ADR, occupancy and RevPAR, and what each means. An unknown figure is a dash. */
export function KeyFiguresPanel({ projection }: CalculatorFigures) {
  return (
    <div className={`${keyFiguresPanelClass()} on-dark`}>
      <Container>
        <dl>
          {keyFigures(projection).map(({ name, figure, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figure" {...fontStep(figure, 6)}>
                {figure}
              </dd>
              <dd className="meaning">{meaning}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
