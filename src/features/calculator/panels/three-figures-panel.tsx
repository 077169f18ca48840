import { Container } from '../../../components/container';
import { calculatorPanelsCopy } from '../../../content/copy/calculator-panels';
import type { Projection } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';
import { useCalculatorContext } from '../state/calculator-context';
import { threeFiguresPanelClass } from './three-figures-panel.styles';

/** The most characters of a figure in the large font of phones. A longer one gets a smaller font: its meaning is beside it. */
const MAX_LARGE_FIGURE = 6;

/** Returns ADR, occupancy and RevPAR in this order, each as texts { name, meaning, figure }. An unknown `figure` is a dash. */
export function threeFigures({ adr, occupancy, revpar }: Projection) {
  const copy = calculatorPanelsCopy.three;
  const nights = occupancy === null ? copy.occupancy.unknown : copy.occupancy.meaning(formatCount(occupancy));
  return [
    { ...copy.adr, figure: formatRupees(adr) },
    { name: copy.occupancy.name, figure: formatPercent(occupancy), meaning: nights },
    { ...copy.revpar, figure: formatRupees(revpar) },
  ];
}

/** Shows ADR, occupancy and RevPAR, and what each means. An unknown figure is a dash. Throws outside `RevenueCalculator`. */
export function ThreeFiguresPanel() {
  const figures = threeFigures(useCalculatorContext().projection);
  return (
    <div className={`${threeFiguresPanelClass()} on-night`}>
      <Container as="dl">
        {figures.map(({ name, figure, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure" data-long={figure.length > MAX_LARGE_FIGURE ? '' : undefined}>
              {figure}
            </dd>
            <dd className="meaning">{meaning}</dd>
          </div>
        ))}
      </Container>
    </div>
  );
}
