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

/** Shows `text` in a labelled `<input>`, which gets the other props. `onText` gets each new text; the parent must store it. */
export function TextField({ label, text, onText, ...rest }: TextFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input {...wiring} {...rest} value={text} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}
