import { Container } from '../../../components/container';
import { keyFigures } from '../results/key-figures';
import type { CalculatorFigures } from '../state/use-figures';
import { keyFiguresPanelClass } from './key-figures-panel.styles';

/** The most characters of a figure in the large font of phones. A longer one gets a smaller font: its meaning is beside it. */
const MAX_LARGE_FIGURE_LENGTH = 6;

/** Shows ADR, occupancy and RevPAR, and what each means. An unknown figure is a dash. */
export function KeyFiguresPanel({ projection }: CalculatorFigures) {
  return (
    <div className={`${keyFiguresPanelClass()} on-dark`}>
      <Container as="dl">
        {keyFigures(projection).map(({ name, figure, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure" data-long={figure.length > MAX_LARGE_FIGURE_LENGTH || undefined}>
              {figure}
            </dd>
            <dd className="meaning">{meaning}</dd>
          </div>
        ))}
      </Container>
    </div>
  );
}
