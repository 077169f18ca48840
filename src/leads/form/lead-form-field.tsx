import { type FormEvent, memo } from 'react';
import { Field, Input, Textarea } from '../../components/field';
import { leadFieldCopy, leadsCopy } from '../../content/copy/leads/forms';
import { FORM_FIELD_RULES, type FormField, type FormFieldRule } from '../rules/form-fields';
import { openDetailsAround } from './form-controls';

/**
 * Prepares the field for the browser's message about it. Shows a field in closed `<details>`, because the browser sends nothing
 * and shows no message if it is hidden. Removes a text of spaces, so that the message is "Please fill out this field".
 */
function handleInvalid({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  openDetailsAround(currentTarget);
  if (currentTarget.value.trim() === '') currentTarget.value = '';
}

interface LeadFormFieldProps {
  name: FormField;
  /** Default: the placeholder of the field in `leadFieldCopy`. */
  placeholder?: string;
}

/**
 * Shows an uncontrolled field of a lead form. Its type, size and autofill are those of `name` in `FORM_FIELD_RULES`, its words
 * those in `leadFieldCopy`. The browser refuses the form if a required field is blank.
 */
export const LeadFormField = memo(function LeadFormField({
  name,
  placeholder = leadFieldCopy[name].placeholder,
}: LeadFormFieldProps) {
  const { label } = leadFieldCopy[name];
  const { isOptional, autoComplete, type, rows }: FormFieldRule = FORM_FIELD_RULES[name];
  const required = !isOptional;
  const markedLabel = required ? (
    `${label} *`
  ) : (
    <>
      {label} <span className="optional">{leadsCopy.optional}</span>
    </>
  );
  const shared = { name, required, placeholder, autoComplete, onInvalid: handleInvalid };
  return (
    <Field label={markedLabel}>
      {(controlProps) =>
        rows === undefined ? (
          <Input
            type={type ?? 'text'}
            pattern={required ? '.*\\S.*' : undefined}
            {...shared}
            {...controlProps}
          />
        ) : (
          <Textarea rows={rows} {...shared} {...controlProps} />
        )
      }
    </Field>
  );
});
