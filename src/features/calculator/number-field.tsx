import { memo, type ReactNode, useState } from 'react';
import { Field, type FieldWiring, Input } from '../../components/field';
import { calculator as copy } from '../../content/copy/calculator';
import { FIELD_LIMITS, type NumberField as FieldName, fieldIssue } from '../../domain/calculator-field';
import { controlNames } from './typed-before';

interface NumberFieldProps {
  field: FieldName;
  label: string;
  /** The raw text, as typed. */
  text: string;
  /** Must stay the same function while only figures change: a field is rendered again for its own text alone. */
  onText: (field: FieldName, text: string) => void;
  /** A sign in the field: before the number, or after it. */
  before?: string;
  after?: string;
  /** A second control of the same number, in front of the field. */
  beside?: ReactNode;
}

/** A number as a person types it. Its limits are announced and talked about, never forced upon the value. */
export const NumberField = memo(function NumberField({
  field,
  label,
  text,
  onText,
  before,
  after,
  beside,
}: NumberFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const limits = FIELD_LIMITS[field];
  const issue = fieldIssue(field, text);
  // Whoever has just emptied a field is about to type: nothing to say until they leave it.
  const isSaid = issue !== null && !(isEditing && issue.code === 'empty');
  const control = (wiring: FieldWiring) => (
    <span className={before ? 'unit before' : after ? 'unit after' : 'unit'}>
      {before ? <span aria-hidden="true">{before}</span> : null}
      <Input
        {...wiring}
        name={controlNames[field]}
        type="number"
        inputMode={limits.whole ? 'numeric' : 'decimal'}
        min={limits.minimum}
        max={limits.maximum ?? undefined}
        step={limits.whole ? 1 : 'any'}
        numeric
        value={text}
        onChange={(event) => onText(field, event.target.value)}
        onFocus={() => setEditing(true)}
        onBlur={() => setEditing(false)}
      />
      {after ? <span aria-hidden="true">{after}</span> : null}
    </span>
  );
  return (
    <Field label={label} error={isSaid ? copy.problem(field, issue) : undefined}>
      {(wiring) =>
        beside ? (
          <div className="occupancy">
            {beside}
            {control(wiring)}
          </div>
        ) : (
          control(wiring)
        )
      }
    </Field>
  );
});
