import { type CSSProperties, memo } from 'react';
import { calculator as copy } from '../../content/copy/calculator';
import { FIELD_LIMITS, type NumberField as FieldName, fieldNumber } from '../../domain/calculator-field';
import { formatPercent } from '../../domain/money';
import { NumberField } from './number-field';
import { controlNames } from './typed-before';

interface OccupancyFieldProps {
  text: string;
  onText: (field: FieldName, text: string) => void;
}

/** Occupancy twice: ten windows to slide along, and the number itself. */
export const OccupancyField = memo(function OccupancyField({ text, onText }: OccupancyFieldProps) {
  const drawn = Math.min(100, Math.max(0, fieldNumber(text)));
  const filled: CSSProperties & Record<'--filled', string> = { '--filled': `${drawn}%` };
  const slider = (
    <input
      type="range"
      name={controlNames.occupancySlider}
      aria-label={copy.form.occupancySlider}
      aria-valuetext={formatPercent(drawn)}
      min={FIELD_LIMITS.occupancyRate.minimum}
      max={FIELD_LIMITS.occupancyRate.maximum ?? 100}
      value={drawn}
      style={filled}
      onChange={(event) => onText('occupancyRate', event.target.value)}
    />
  );
  return (
    <NumberField
      field="occupancyRate"
      label={copy.form.occupancy}
      text={text}
      onText={onText}
      after="%"
      beside={slider}
    />
  );
});
