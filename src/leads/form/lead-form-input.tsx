import { type FormEvent, type HTMLInputAutoCompleteAttribute, memo } from 'react';
import { Field, Input, Textarea } from '../../components/fields/field';
import { leadsCopy } from '../../content/copy/leads';
import { LEAD_LIMITS, type LeadField } from '../rules/lead-fields';
import type { LeadFormField } from '../rules/lead-forms';

interface FieldTraits {
  /** The field of the payload that gets the text. Its limit is the maximum length. */
  payloadField: LeadField;
  autoComplete: HTMLInputAutoCompleteAttribute;
  required?: boolean;
  type?: 'email' | 'tel';
  /** The rows of a textarea. Without it, the field has one line. */
  rows?: number;
}

/** The fields of both forms, by name. The modal has three of them. */
const fields: Readonly<Record<LeadFormField, FieldTraits>> = {
  resort_name: { payloadField: 'company_name', autoComplete: 'organization', required: true },
  place: { payloadField: 'city', autoComplete: 'address-level2', required: true },
  email: { payloadField: 'email_id', autoComplete: 'email', required: true, type: 'email' },
  phone: { payloadField: 'phone', autoComplete: 'tel', type: 'tel' },
  name: { payloadField: 'lead_name', autoComplete: 'name' },
  message: { payloadField: 'custom_message', autoComplete: 'off', rows: 6 },
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
  const { payloadField, autoComplete, required = false, type = 'text', rows } = fields[name];
  const words = required ? (
    `${label} *`
  ) : (
    <>
      {label} <span className="optional">{leadsCopy.optional}</span>
    </>
  );
  const shared = { name, required, maxLength: LEAD_LIMITS[payloadField], ...rest, autoComplete };
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
