import { Field, Input } from './field';

interface TextFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  /** In UTF-16 units. */
  maxLength: number;
  text: string;
  onText: (text: string) => void;
}

/** Shows `text` in a labelled `<input>`, without hint or error. Other props go to it. The parent must store the new text. */
export function TextField({ label, text, onText, ...rest }: TextFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input {...wiring} {...rest} value={text} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}
