import { Field, Input } from '../../../components/field';

interface TextFieldProps {
  name: string;
  label: string;
  placeholder?: string;
  /** In UTF-16 units. */
  maxLength: number;
  text: string;
  onTextChange: (text: string) => void;
}

/** Shows `text` in a labelled `<input>`, to which other props go. The parent must store the text that `onTextChange` gets. */
export function TextField({ label, text, onTextChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label}>
      {(controlProps) => (
        <Input
          {...controlProps}
          {...rest}
          value={text}
          onChange={(event) => onTextChange(event.target.value)}
        />
      )}
    </Field>
  );
}
