import { type FormEvent, memo } from 'react';
import { Field, Input, Textarea } from '../../components/field';
import { leadFieldCopy, leadsCopy } from '../../content/copy/leads/forms';
import { FORM_FIELD_RULES, type FormField, type FormFieldRule } from '../rules/form-fields';
import { LEAD_MAX_LENGTHS } from '../rules/lead-payload';

/** The browser refuses a text of spaces. `onInvalid` removes the spaces, so its message is "Please fill out this field". */
const notBlank = {
  pattern: '.*\\S.*',
  onInvalid({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (currentTarget.value.trim() === '') currentTarget.value = '';
  },
};

interface LeadFormFieldProps {
  name: FormField;
  /** Default: the placeholder of the field in `leadFieldCopy`. */
  placeholder?: string;
}

/** Shows an uncontrolled field of a lead form. `name` decides label, limit and autofill. If required, it refuses blank text. */
export const LeadFormField = memo(function LeadFormField({
  name,
  placeholder = leadFieldCopy[name].placeholder,
}: LeadFormFieldProps) {
  const { label } = leadFieldCopy[name];
  const { leadField, isOptional, autoComplete, type, rows }: FormFieldRule = FORM_FIELD_RULES[name];
  const required = !isOptional;
  const markedLabel = required ? (
    `${label} *`
  ) : (
    <>
      {label} <span className="optional">{leadsCopy.optional}</span>
    </>
  );
  const shared = { name, required, maxLength: LEAD_MAX_LENGTHS[leadField], placeholder, autoComplete };
  return (
    <Field label={markedLabel}>
      {(controlProps) =>
        rows === undefined ? (
          <Input type={type ?? 'text'} {...shared} {...controlProps} {...(required ? notBlank : {})} />
        ) : (
          <Textarea rows={rows} {...shared} {...controlProps} />
        )
      }
    </Field>
  );
});
