import { type ReactNode, useState } from 'react';
import { Field, type FieldWiring, Input } from './field';
import { styles } from './number-field.styles';

interface NumberInputProps {
  /** Of the control, in its form. */
  name?: string;
  /** The raw text, as typed: "12." and an emptied field survive. */
  text: string;
  onText: (text: string) => void;
  /** Announced, and never forced upon the value. */
  minimum: number;
  /** null: no upper limit. */
  maximum: number | null;
  isWhole?: boolean;
  /** A sign in the field, in front of the number. */
  before?: string | undefined;
  /** A sign in the field, behind the number. */
  after?: string | undefined;
  onEditing?: (isEditing: boolean) => void;
}

/** What a field of percentages has: a part of a hundred, and its sign. */
export const percent = { minimum: 0, maximum: 100, after: '%' } as const;

/** The bare control, for a sentence it stands in. */
export function NumberInput({
  text,
  onText,
  minimum,
  maximum,
  isWhole = false,
  before,
  after,
  onEditing,
  ...rest
}: NumberInputProps & (FieldWiring | { 'aria-label': string })) {
  return (
    <span className={styles.number} data-sign={before ? 'before' : after ? 'after' : undefined}>
      {before ? <span aria-hidden="true">{before}</span> : null}
      <Input
        {...rest}
        type="number"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        min={minimum}
        max={maximum ?? undefined}
        step={isWhole ? 1 : 'any'}
        autoComplete="off"
        numeric
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={() => onEditing?.(true)}
        onBlur={() => onEditing?.(false)}
      />
      {after ? <span aria-hidden="true">{after}</span> : null}
    </span>
  );
}

interface NumberFieldProps extends Omit<NumberInputProps, 'onEditing'> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the text and what to do about it; none where it is fine. */
  problem: string | undefined;
  /** A second control of the same number, in front of the field. */
  beside?: ReactNode;
}

/** A number as a person types it. Its limits are announced and talked about, never forced upon the value. */
export function NumberField({ label, hint, problem, beside, ...rest }: NumberFieldProps) {
  const [isEditing, setEditing] = useState(false);
  // Whoever has just emptied a field is about to type: nothing to say until they leave it.
  const isSaid = !(isEditing && rest.text.trim() === '');
  return (
    <Field label={label} hint={hint} error={isSaid ? problem : undefined}>
      {(wiring) => {
        const input = <NumberInput {...rest} {...wiring} onEditing={setEditing} />;
        return beside ? (
          <div className={styles.pair}>
            {beside}
            {input}
          </div>
        ) : (
          input
        );
      }}
    </Field>
  );
}
