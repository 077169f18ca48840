import { type FocusEventHandler, type FormEventHandler, type ReactNode, useState } from 'react';
import { type ControlProps, Field, Input } from '../../../components/field';
import { isAllowed, type NumberRule } from '../../../domain/calculator/number-rule';
import { numberFieldStyles } from './number-field.styles';

interface NumberInputProps {
  name?: string;
  /** What the number counts, and the limits that the browser announces. The input does not change a value outside them. */
  rule: NumberRule;
  text: string;
  onTextChange: (text: string) => void;
  onFocus?: () => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  onInput?: FormEventHandler<HTMLInputElement>;
}

/**
 * Shows `text` in a number input, with ₹ before it for rupees or % after it for percent. The parent must store the text that
 * `onTextChange` gets: each edit, not clamped, and '' for a text that is no number, such as "1e".
 */
function NumberInput({
  rule: { unit, minimum, maximum },
  text,
  onTextChange,
  ...rest
}: NumberInputProps & ControlProps) {
  return (
    <span className={numberFieldStyles().number} data-unit={unit}>
      {unit === 'rupees' ? <span aria-hidden="true">₹</span> : null}
      <Input
        {...rest}
        type="number"
        inputMode={unit === 'count' ? 'numeric' : 'decimal'}
        min={minimum ?? undefined}
        max={maximum ?? undefined}
        step={unit === 'count' ? 1 : 'any'}
        autoComplete="off"
        isNumeric
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
      />
      {unit === 'percent' ? <span aria-hidden="true">%</span> : null}
    </span>
  );
}

interface NumberFieldProps extends Omit<NumberInputProps, 'onFocus' | 'onBlur' | 'onInput'> {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message: what to enter instead of a text that the rule does not allow, or that is no number. */
  issueText: string;
  /** A second control of the same number, shown before the field. */
  beside?: ReactNode;
}

/**
 * Shows `NumberInput` with label, hint, and `beside` before it. Shows `issueText` if the rule does not allow the text, or if the
 * input was left with a text that is no number, such as "1e". Does not show it for a text that the visitor has just emptied.
 */
export function NumberField({ label, hint, issueText, beside, ...rest }: NumberFieldProps) {
  const { rule, text } = rest;
  const [isEditing, setIsEditing] = useState(false);
  /** The browser shows a text that is no number, and gives '' for it. An optional field may have ''. */
  const [isUnreadable, setIsUnreadable] = useState(false);
  // Another tab, a link or Undo has set the text.
  if (isUnreadable && text !== '') setIsUnreadable(false);
  // A visitor who has just emptied the field is about to type.
  const isErrorShown = isUnreadable || (!isAllowed(rule, text) && !(isEditing && text.trim() === ''));
  return (
    <Field label={label} hint={hint} error={isErrorShown ? issueText : undefined}>
      {(controlProps) => {
        const input = (
          <NumberInput
            {...rest}
            {...controlProps}
            onFocus={() => setIsEditing(true)}
            onInput={({ currentTarget }) => {
              if (!currentTarget.validity.badInput) setIsUnreadable(false);
            }}
            onBlur={({ currentTarget }) => {
              setIsEditing(false);
              setIsUnreadable(currentTarget.validity.badInput);
            }}
          />
        );
        return beside ? (
          <div className={numberFieldStyles().pair}>
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
