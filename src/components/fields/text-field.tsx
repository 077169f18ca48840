import { memo } from 'react';
import { Field, Input } from './field';

interface TextFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  /** In UTF-16 units. */
  maxLength: number;
  text: string;
  /** Must stay the same function while nothing else changes: the field is then rendered again for its own text alone. */
  onText: (text: string) => void;
}

/** One line of text, whose value the place holds. */
export const TextField = memo(function TextField({ label, text, onText, ...rest }: TextFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input {...wiring} {...rest} value={text} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
});
