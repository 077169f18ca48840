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

/** Shows a labelled field for one line of text. `onText` gets each new text, which the parent component stores. */
export function TextField({ label, text, onText, ...rest }: TextFieldProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <Input {...wiring} {...rest} value={text} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}
