import { panelTitlesCopy } from '../../../content/copy/calculator/panels';
import { calculatorPrintCopy as copy } from '../../../content/copy/calculator/print';
import { betterYear } from '../../../domain/calculator/better-year';
import { otaCost } from '../../../domain/calculator/ota-cost';
import { panelNumbersOrZero } from '../../../domain/calculator/panel-input';
import { formatRupees } from '../../../domain/money';
import { clamp } from '../../../helpers/clamp';
import * as palette from '../../../theme/palette';
import { useFigures } from '../state/calculator-provider';

/**
 * Shows the figures of two panels, OTA and better year. An empty field counts as 0. An unknown figure is a dash, but an unknown
 * percentage of the gain is left out.
 */
export function PrintedPanels() {
  const { hotelInput, projection, panelInput } = useFigures();
  const panelNumbers = panelNumbersOrZero(panelInput);
  const { perHundredRupees, annualCost, saving } = otaCost(projection.revenue, panelNumbers);
  const { betterProjection, gain, gainPercent } = betterYear(hotelInput, panelNumbers);
  return (
    <div className="boxes">
      <div>
        <h3>{panelTitlesCopy.ota.title}</h3>
        <HundredBar net={perHundredRupees.net} commission={perHundredRupees.commission} />
        <b>{copy.ota.figure(perHundredRupees.net)}</b>
        <p>{copy.ota.text(panelNumbers, annualCost, saving)}</p>
      </div>
      <div>
        <h3>{panelTitlesCopy.better.title}</h3>
        <b>{formatRupees(betterProjection.revenue)}</b>
        <p>{copy.better.text(panelNumbers, gain, gainPercent)}</p>
      </div>
    </div>
  );
}

/** Draws 100 rupees as a bar: net solid, commission hatched, GST white. It is an SVG because browsers print no backgrounds. */
function HundredBar({ net, commission }: { net: number; commission: number }) {
  const solid = clamp(net, 0, 100);
  const hatched = clamp(commission, 0, 100 - solid);
  const lines: string[] = [];
  for (let x = solid + 0.6; x < solid + hatched; x += 1.2)
    lines.push(`M${x.toFixed(1)} 10L${(x + 0.9).toFixed(1)} 0`);
  const frame = { fill: 'none', stroke: palette.ink, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 0h${solid}v10H0z`} fill={palette.ink} />
      <path d={lines.join('')} {...frame} strokeWidth="1" />
      <path d={`M0 0h100v10H0zM${solid} 0v10m${hatched} 0v-10`} {...frame} strokeWidth="1.6" />
    </svg>
  );
}
