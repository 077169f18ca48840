import type { CSSProperties } from 'react';
import { calculatorCopy } from '../../../content/copy/calculator';
import { calculatorFieldsCopy } from '../../../content/copy/calculator-fields';
import { HOTEL_RULES, type HotelNumberName } from '../../../domain/calculator/hotel-fields';
import { fieldIssue, type PERCENTAGE, parseNumberOrZero } from '../../../domain/calculator/number-rule';
import { formatPercent } from '../../../domain/money';
import { clamp } from '../../../helpers/clamp';
import { NumberField } from '../fields/number-field';
import { hotelFormStyles } from './hotel-form.styles';

interface HotelNumberFieldProps {
  field: HotelNumberName;
  text: string;
  onTextChange: (text: string) => void;
}

/**
 * Shows a number field, with a slider if its rule has one. `onTextChange` gets each edit, not clamped, and '' for text that is
 * no number. The field's error shows, except while the field is empty and has the focus.
 */
export function HotelNumberField({ field, text, onTextChange }: HotelNumberFieldProps) {
  const rule = HOTEL_RULES[field];
  const { label, issueText, specialIssueTexts } = calculatorFieldsCopy[field];
  const issue = fieldIssue(rule, text);
  return (
    <NumberField
      name={field}
      label={label}
      error={issue ? (specialIssueTexts?.[issue] ?? issueText) : undefined}
      rule={rule}
      text={text}
      onTextChange={onTextChange}
      beside={
        rule.slider ? (
          <Slider
            field={field}
            label={calculatorCopy.form.slider(label)}
            limits={rule.slider}
            text={text}
            onTextChange={onTextChange}
          />
        ) : undefined
      }
    />
  );
}

type SliderProps = HotelNumberFieldProps & { label: string; limits: typeof PERCENTAGE };

/** Shows a percentage as ten windows on a track. A value outside the limits is shown at the nearest end. */
function Slider({ field, label, limits, text, onTextChange }: SliderProps) {
  const shown = clamp(parseNumberOrZero(text), limits.minimum, limits.maximum);
  const filled: CSSProperties & Record<'--filled', string> = { '--filled': `${shown}%` };
  return (
    <input
      type="range"
      className={hotelFormStyles().slider}
      name={field}
      aria-label={label}
      aria-valuetext={formatPercent(shown)}
      min={limits.minimum}
      max={limits.maximum}
      value={shown}
      style={filled}
      onChange={(event) => onTextChange(event.target.value)}
    />
  );
}
