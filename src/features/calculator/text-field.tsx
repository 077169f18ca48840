import { memo } from 'react';
import { Field, Input } from '../../components/field';
import { MAX_NAME_LENGTH } from '../../domain/calculator';

interface TextFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  text: string;
  /** Must stay the same function while only figures change. */
  onText: (text: string) => void;
}

/** A name: of the hotel, or of a room type. */
export const TextField = memo(function TextField({ name, label, placeholder, text, onText }: TextFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          placeholder={placeholder}
          maxLength={MAX_NAME_LENGTH}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
});
