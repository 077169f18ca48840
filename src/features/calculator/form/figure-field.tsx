import { type CSSProperties, memo, type ReactNode } from 'react';
import { NumberField } from '../../../components/fields/number-field';
import { calculator as copy } from '../../../content/copy/calculator';
import { fieldProblem, fieldWords } from '../../../content/copy/calculator-fields';
import { type NumberField as Field, NUMBER_FIELDS } from '../../../domain/calculator-fields';
import { formatPercent } from '../../../domain/money';
import { fieldIssue, fieldNumber } from '../../../domain/number-field';
import { styles } from './styles';

interface FigureFieldProps {
  field: Field;
  /** The raw text, as typed. */
  text: string;
  /** Must stay the same function while only figures change: a field is rendered again for its own text alone. */
  onText: (text: string) => void;
}

/** A number of the hotel or of a room type, with its limits and its words from their tables. */
export const FigureField = memo(function FigureField({ field, text, onText }: FigureFieldProps) {
  const { unit, minimum, maximum } = NUMBER_FIELDS[field];
  const issue = fieldIssue(NUMBER_FIELDS[field], text);
  return (
    <NumberField
      name={field}
      label={fieldWords[field].label}
      problem={issue ? fieldProblem(field, issue) : undefined}
      minimum={minimum}
      maximum={maximum}
      isWhole={unit === 'count'}
      before={unit === 'rupees' ? '₹' : undefined}
      after={unit === 'percent' ? '%' : undefined}
      text={text}
      onText={onText}
      beside={field === 'occupancyRate' ? occupancySlider(text, onText) : undefined}
    />
  );
});

/** The occupancy once more: ten windows to slide along. */
function occupancySlider(text: string, onText: (text: string) => void): ReactNode {
  const { minimum, maximum } = NUMBER_FIELDS.occupancyRate;
  const drawn = Math.min(100, Math.max(0, fieldNumber(text)));
  const filled: CSSProperties & Record<'--filled', string> = { '--filled': `${drawn}%` };
  return (
    <input
      type="range"
      className={styles.slider}
      name="occupancySlider"
      aria-label={copy.form.occupancySlider}
      aria-valuetext={formatPercent(drawn)}
      min={minimum}
      max={maximum ?? undefined}
      value={drawn}
      style={filled}
      onChange={(event) => onText(event.target.value)}
    />
  );
}
