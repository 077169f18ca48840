import { calculatorPanelsCopy } from '../../../content/copy/calculator/panels';
import type { Projection } from '../../../domain/calculator/projection';
import { formatCount, formatPercent, formatRupees } from '../../../domain/money';

/**
 * Returns ADR, occupancy and RevPAR in this order, each as texts: `name`, `figure` (a dash if unknown) and `meaning`, and for
 * paper `printed`: name and meaning in one.
 */
export function keyFigures({ adr, occupancy, revpar }: Projection) {
  const copy = calculatorPanelsCopy.keyFigures;
  const { name, meaning, printed } = copy.occupancy;
  const nights = occupancy === null ? null : formatCount(occupancy);
  return [
    { ...copy.adr, figure: formatRupees(adr) },
    { name, figure: formatPercent(occupancy), meaning: meaning(nights), printed: printed(nights) },
    { ...copy.revpar, figure: formatRupees(revpar) },
  ];
}
