import { type ReactNode, useState } from 'react';
import { Field, type FieldWiring, Input } from './field';
import { styles } from './number-field.styles';

interface NumberInputProps {
  name?: string;
  /** The text as typed, for example "12." or "". */
  text: string;
  onText: (text: string) => void;
  /** Announced by the browser. A value outside the limits is not changed. */
  minimum: number;
  /** Null: no upper limit. */
  maximum: number | null;
  isWhole?: boolean;
  /** A sign in the field, before the number. */
  before?: string | undefined;
  /** A sign in the field, after the number. */
  after?: string | undefined;
  onEditing?: (isEditing: boolean) => void;
}

/** The limits and the sign of a field for a percentage. */
export const percent = { minimum: 0, maximum: 100, after: '%' } as const;

/** A number input without label, hint and error, for use inside a sentence. */
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
  /** What is wrong with the text and how to correct it. Undefined if nothing is wrong. */
  problem: string | undefined;
  /** A second control of the same number, shown before the field. */
  beside?: ReactNode;
}

/** A field for a number. Any text stays as typed; `problem` is shown below it, except while the visitor empties the field. */
export function NumberField({ label, hint, problem, beside, ...rest }: NumberFieldProps) {
  const [isEditing, setEditing] = useState(false);
  // A visitor who has just emptied the field is about to type.
  const isProblemShown = !(isEditing && rest.text.trim() === '');
  return (
    <Field label={label} hint={hint} error={isProblemShown ? problem : undefined}>
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
