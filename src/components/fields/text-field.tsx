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

/** Shows `text` in a labelled `<input>`. The parent must store the text that `onText` gets. Other props go to the `<input>`. */
export function TextField({ label, text, onText, ...rest }: TextFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input {...wiring} {...rest} value={text} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}
