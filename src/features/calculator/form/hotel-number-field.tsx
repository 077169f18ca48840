import type { CSSProperties } from 'react';
import { calculatorFieldsCopy } from '../../../content/copy/calculator/fields';
import { calculatorCopy } from '../../../content/copy/calculator/page';
import { FORM_RULES, type FormNumberName } from '../../../domain/calculator/hotel-fields';
import { PERCENTAGE, parseNumberOrZero } from '../../../domain/calculator/number-rule';
import { formatPercent } from '../../../domain/money';
import { clamp } from '../../../helpers/clamp';
import { NumberField } from '../fields/number-field';
import { hotelFormStyles } from './hotel-form.styles';

interface HotelNumberFieldProps {
  field: FormNumberName;
  text: string;
  onTextChange: (text: string) => void;
}

/** Shows a number of the form as a `NumberField`, with the error message of its text, and a slider beside a percentage. */
export function HotelNumberField({ field, text, onTextChange }: HotelNumberFieldProps) {
  const rule = FORM_RULES[field];
  const { label, issueText } = calculatorFieldsCopy[field];
  return (
    <NumberField
      name={field}
      label={label}
      issueText={issueText}
      rule={rule}
      text={text}
      onTextChange={onTextChange}
      beside={
        rule.unit === 'percent' ? (
          <Slider
            field={field}
            label={calculatorCopy.form.slider(label)}
            text={text}
            onTextChange={onTextChange}
          />
        ) : undefined
      }
    />
  );
}

/** Shows a percentage as ten windows on a track. A value outside 0 to 100 is shown at the nearest end. */
function Slider({ field, label, text, onTextChange }: HotelNumberFieldProps & { label: string }) {
  const { minimum, maximum } = PERCENTAGE;
  const shown = clamp(parseNumberOrZero(text), minimum, maximum);
  const filled: CSSProperties & Record<'--filled', string> = { '--filled': `${shown}%` };
  return (
    <input
      type="range"
      className={hotelFormStyles().slider}
      name={field}
      aria-label={label}
      aria-valuetext={formatPercent(shown)}
      min={minimum}
      max={maximum}
      value={shown}
      style={filled}
      onChange={(event) => onTextChange(event.target.value)}
    />
  );
}
