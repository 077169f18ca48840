import { Container } from '../../../components/container';
import { SvgMarkup } from '../../../components/svg-markup';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { calculatorPanelsCopy } from '../../../content/copy/calculator/panels';
import { OTA_TERM_FIELDS, otaCost } from '../../../domain/calculator/ota-cost';
import { panelNumbersOrZero } from '../../../domain/calculator/panel-input';
import { formatCount, formatRupees, formatRupeesAndPaise } from '../../../domain/money';
import { otaColours, otaHouse } from '../../../scenes/houses/ota-house';
import { withLabel } from '../../../scenes/kit/svg';
import * as palette from '../../../theme/palette';
import type { CalculatorFigures } from '../state/calculator-provider';
import { otaCostPanelStyles } from './ota-cost-panel.styles';
import { PanelNumberField } from './panel-number-field';

const copy = calculatorPanelsCopy.ota;
const OTA_PARTS = ['net', 'commission', 'gst'] as const;

/**
 * Asks for the terms of the hotel's OTAs. An empty or unreadable field counts as 0. Shows what the OTAs keep, and what nights
 * booked direct save: a dash if the revenue of the form is unknown, or if the amount is too large.
 */
export function OtaCostPanel({ projection, panelInput }: CalculatorFigures) {
  const terms = panelNumbersOrZero(panelInput);
  const { perHundredRupees, annualCost, saving } = otaCost(projection.revenue, terms);
  const { net, commission, gst } = perHundredRupees;
  const label = copy.picture(formatShort(net), formatShort(commission), formatShort(gst));
  return (
    <>
      <div className={otaCostPanelStyles().ota}>
        <Container className="grid">
          <div>
            <div className="terms">
              {OTA_TERM_FIELDS.map((field) => (
                <PanelNumberField key={field} field={field} label={copy[field]} />
              ))}
            </div>
            <p className="note">{copy.note}</p>
          </div>
          <SvgMarkup className="hundred" svg={withLabel(otaHouse({ id: 'ota', net, commission }), label)} />
          <div>
            <p className="amount">{formatRupeesAndPaise(net)}</p>
            <p className="reaches">{copy.reaches}</p>
            <ul className="legend">
              {OTA_PARTS.map((part) => (
                <li key={part}>
                  <svg viewBox="0 0 16 20" aria-hidden="true">
                    <path
                      d="M.75.75h14.5v18.5H.75z"
                      fill={otaColours[part]}
                      stroke={palette.indigo}
                      strokeWidth="1.5"
                    />
                  </svg>
                  <span>{copy.legend[part]}</span>
                  <b>{formatRupeesAndPaise(perHundredRupees[part])}</b>
                </li>
              ))}
            </ul>
            <p className="year">
              {copy.year(terms.otaShare)} <b>{formatRupees(annualCost)}</b>
            </p>
          </div>
        </Container>
      </div>
      <div className={`${otaCostPanelStyles().move} on-dark`}>
        <Container className="grid">
          <div className="sentence">
            <span>{copy.moving}</span>
            <div className="share">
              <PanelNumberField
                field="movedShare"
                label={<VisuallyHidden>{copy.movedShare}</VisuallyHidden>}
              />
            </div>
            <span>{copy.keeps}</span>
          </div>
          <p className="figure">{copy.aYear(formatRupees(saving))}</p>
        </Container>
      </div>
    </>
  );
}

/** Formats a number of windows for the text alternative, as in 78.76 or 18. */
function formatShort(amount: number): string {
  return Number.isInteger(amount) ? formatCount(amount) : amount.toFixed(2);
}
