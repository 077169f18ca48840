import { Container } from '../../../components/container';
import { panels } from '../../../content/copy/calculator-panels';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';
import { useCalculatorContext } from '../calculator-context';
import { figuresClass } from './three-figures.styles';

/** Shows ADR, occupancy and RevPAR of the whole hotel with their meaning; a dash if unknown. Throws outside <RevenueCalculator>. */
export function ThreeFigures() {
  const { adr, occupancy, revpar } = useCalculatorContext().projection;
  const copy = panels.three;
  const figures = [
    { name: copy.adr.name, figure: formatRupees(adr), meaning: copy.adr.meaning },
    {
      name: copy.occupancy.name,
      figure: formatPercent(occupancy),
      meaning: occupancy === null ? copy.occupancy.unknown : copy.occupancy.meaning(formatCount(occupancy)),
    },
    { name: copy.revpar.name, figure: formatRupees(revpar), meaning: copy.revpar.meaning },
  ];
  return (
    <div className={`${figuresClass()} on-night`}>
      <Container as="dl">
        {figures.map(({ name, figure, meaning }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="figure" data-long={figure.length > 6 ? '' : undefined}>
              {figure}
            </dd>
            <dd className="meaning">{meaning}</dd>
          </div>
        ))}
      </Container>
    </div>
  );
}
