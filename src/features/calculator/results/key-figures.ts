import { calculatorPanelsCopy } from '../../../content/copy/calculator-panels';
import type { Projection } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';

/** Returns ADR, occupancy and RevPAR in this order, each as texts { name, meaning, figure }. An unknown `figure` is a dash. */
export function keyFigures({ adr, occupancy, revpar }: Projection) {
  const copy = calculatorPanelsCopy.keyFigures;
  const nights = occupancy === null ? copy.occupancy.unknown : copy.occupancy.meaning(formatCount(occupancy));
  return [
    { ...copy.adr, figure: formatRupees(adr) },
    { name: copy.occupancy.name, figure: formatPercent(occupancy), meaning: nights },
    { ...copy.revpar, figure: formatRupees(revpar) },
  ];
}
