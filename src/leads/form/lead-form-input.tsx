import { type FormEvent, type HTMLInputAutoCompleteAttribute, memo } from 'react';
import { Field, Input, Textarea } from '../../components/fields/field';
import { leadsCopy } from '../../content/copy/leads';
import { LEAD_MAX_LENGTHS } from '../rules/lead-fields';
import { isOptional, type LeadFormField, PAYLOAD_FIELD } from '../rules/lead-forms';

interface FieldTraits {
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'email' | 'tel';
  /** The rows of a textarea. Without it, the field has one line. */
  rows?: number;
}

/** The fields of both forms, by name. The modal has three of them. */
const FIELDS: Readonly<Record<LeadFormField, FieldTraits>> = {
  resort_name: { autoComplete: 'organization' },
  place: { autoComplete: 'address-level2' },
  email: { autoComplete: 'email', type: 'email' },
  phone: { autoComplete: 'tel', type: 'tel' },
  name: { autoComplete: 'name' },
  message: { autoComplete: 'off', rows: 6 },
};

/** The browser refuses a text of spaces. `onInvalid` removes the spaces, so its message is "Please fill out this field". */
const notBlank = {
  pattern: '.*\\S.*',
  onInvalid({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (currentTarget.value.trim() === '') currentTarget.value = '';
  },
};

interface LeadFormInputProps {
  name: LeadFormField;
  label: string;
  placeholder?: string;
}

/** Shows a field of a lead form. Its limit, autofill and `*` or "(optional)" depend on `name`. The browser keeps its text. */
export const LeadFormInput = memo(function LeadFormInput({ name, label, ...rest }: LeadFormInputProps) {
  const { autoComplete, type = 'text', rows } = FIELDS[name];
  const required = !isOptional(name);
  const words = required ? (
    `${label} *`
  ) : (
    <>
      {label} <span className="optional">{leadsCopy.optional}</span>
    </>
  );
  const shared = { name, required, maxLength: LEAD_MAX_LENGTHS[PAYLOAD_FIELD[name]], ...rest, autoComplete };
  return (
    <Field label={words}>
      {(wiring) =>
        rows === undefined ? (
          <Input type={type} {...shared} {...wiring} {...(required ? notBlank : {})} />
        ) : (
          <Textarea rows={rows} {...shared} {...wiring} />
        )
      }
    </Field>
  );
});
