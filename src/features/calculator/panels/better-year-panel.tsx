import { Container } from '../../../components/container';
import { Field, Input } from '../../../components/field';
import { SvgMarkup } from '../../../components/svg-markup';
import { calculatorPanelsCopy } from '../../../content/copy/calculator/panels';
import { betterYear } from '../../../domain/calculator/better-year';
import { totalRooms } from '../../../domain/calculator/hotel-input';
import { isAllowed, parseNumberOrZero } from '../../../domain/calculator/number-rule';
import { panelNumbersOrZero } from '../../../domain/calculator/panel-input';
import type { Projection } from '../../../domain/calculator/projection';
import { formatPercent, formatRupees } from '../../../domain/money';
import { singleHouse } from '../../../scenes/houses/draw-house';
import { withLabel } from '../../../scenes/kit/svg';
import { fontStep } from '../results/font-step';
import type { CalculatorFigures } from '../state/calculator-provider';
import { betterYearPanelClass } from './better-year-panel.styles';
import { usePanelField } from './panel-number-field';

const copy = calculatorPanelsCopy.better;

/**
 * Asks for a change of occupancy in points and of price in percent. Shows a house of today and one of a better year, and the
 * gain or loss, or a dash if a revenue is too large to count.
 * - Empty or unreadable text counts as 0. Unreadable text shows an error.
 * - A number above 100 shows an error and still counts, but raises no occupancy above 100.
 * - A negative number lowers occupancy or price, without a limit.
 */
export function BetterYearPanel({ hotelInput, projection, panelInput }: CalculatorFigures) {
  const { betterProjection, gain, gainPercent } = betterYear(hotelInput, panelNumbersOrZero(panelInput));
  const rooms = totalRooms(hotelInput.roomTypes);
  const isLess = gain !== null && gain < 0;
  const amount = formatRupees(gain === null ? null : Math.abs(gain));
  const percent = gainPercent === null ? null : formatPercent(Math.abs(gainPercent));
  return (
    <div className={betterYearPanelClass()}>
      <Container className="grid">
        <div className="controls">
          <div className="steppers">
            <Stepper field="occupancyPoints" />
            <Stepper field="pricePercent" />
          </div>
          <div className="gain">
            <b className={isLess ? 'less' : undefined} {...fontStep(amount, 14)}>
              {amount}
            </b>
            {copy.gain(isLess, percent)}
            <p className="full">{copy.full}</p>
          </div>
        </div>
        <div className="houses">
          <House id="today" title={copy.today} projection={projection} rooms={rooms} />
          <House id="better" title={copy.betterYear} projection={betterProjection} rooms={rooms} />
        </div>
      </Container>
    </div>
  );
}

interface HouseProps {
  id: string;
  title: string;
  projection: Projection;
  rooms: number;
}

function House({ id, title, projection, rooms }: HouseProps) {
  const occupancy = projection.occupancy ?? 0;
  const figure = formatRupees(projection.revenue);
  const label = copy.picture(formatPercent(occupancy));
  return (
    <div>
      <SvgMarkup svg={withLabel(singleHouse({ id, rooms, occupancy }), label)} />
      <p>
        {title} <b {...fontStep(figure, 13)}>{figure}</b>
      </p>
    </div>
  );
}

function Stepper({ field }: { field: 'occupancyPoints' | 'pricePercent' }) {
  const { label, less, more } = copy[field];
  const { rule, text, issueText, onTextChange } = usePanelField(field);
  // Without rounding, 8.3 - 1 is 7.300000000000001.
  const step = (by: number) => onTextChange(String(Number((parseNumberOrZero(text) + by).toFixed(6))));
  return (
    <Field label={label} error={isAllowed(rule, text) ? undefined : issueText}>
      {(controlProps) => (
        <span className="stepper">
          <button type="button" aria-label={less} onClick={() => step(-1)}>
            −
          </button>
          <Input
            {...controlProps}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            isNumeric
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
          />
          <button type="button" aria-label={more} onClick={() => step(1)}>
            +
          </button>
        </span>
      )}
    </Field>
  );
}
