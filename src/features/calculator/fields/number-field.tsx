import { type ReactNode, useState } from 'react';
import { Field, Input } from '../../../components/field';
import { isAllowed, type NumberRule } from '../../../domain/calculator/number-rule';
import { numberFieldStyles } from './number-field.styles';

interface NumberFieldProps {
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What the number counts, and the limits that the browser announces. The field does not change a value outside them. */
  rule: NumberRule;
  text: string;
  onTextChange: (text: string) => void;
  /** The error message: what to enter instead of a text that the rule does not allow, or that is no number. */
  issueText: string;
  /** A second control of the same number, shown before the field. */
  beside?: ReactNode;
}

/**
 * Shows `text` in a number input, with ₹ before it for rupees or % after it for percent. The parent must store the text that
 * `onTextChange` gets: each edit, not clamped, and '' for a text that is no number, such as "1e".
 *
 * Shows `issueText` if the rule does not allow the text, or if the visitor left the input with a text that is no number. Does not
 * show it for a text that the visitor has just emptied.
 */
export function NumberField({
  name,
  label,
  hint,
  rule,
  text,
  onTextChange,
  issueText,
  beside,
}: NumberFieldProps) {
  const { unit, minimum, maximum } = rule;
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
          <span className={numberFieldStyles().number} data-unit={unit}>
            {unit === 'rupees' ? <span aria-hidden="true">₹</span> : null}
            <Input
              {...controlProps}
              name={name}
              type="number"
              inputMode={unit === 'count' ? 'numeric' : 'decimal'}
              min={minimum ?? undefined}
              max={maximum ?? undefined}
              step={unit === 'count' ? 1 : 'any'}
              autoComplete="off"
              isNumeric
              value={text}
              onChange={(event) => onTextChange(event.target.value)}
              onFocus={() => setIsEditing(true)}
              onInput={({ currentTarget }) => {
                if (!currentTarget.validity.badInput) setIsUnreadable(false);
              }}
              onBlur={({ currentTarget }) => {
                setIsEditing(false);
                setIsUnreadable(currentTarget.validity.badInput);
              }}
            />
            {unit === 'percent' ? <span aria-hidden="true">%</span> : null}
          </span>
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
