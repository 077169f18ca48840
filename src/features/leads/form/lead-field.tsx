import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, Input, Textarea } from '../../../components/fields/field';
import { leadCopy } from '../../../content/copy/leads';
import { LEAD_LIMITS, type LeadField as PayloadField } from '../../../domain/lead-check';

interface LeadFieldProps {
  /** The name of the form value. */
  name: string;
  label: string;
  placeholder?: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  autoComplete: HTMLInputAutoCompleteAttribute;
  /** The field of the payload it becomes: it sets how much may be typed. */
  becomes: PayloadField;
  /** A textarea of so many rows instead of one line. */
  rows?: number;
}

/** One field of a lead form, checked by the browser alone. Its text belongs to the browser, so it has no value here. */
export function LeadField({
  name,
  label,
  required = false,
  becomes,
  rows,
  type = 'text',
  ...rest
}: LeadFieldProps) {
  const words = required ? (
    `${label} *`
  ) : (
    <>
      {label} <span className="optional">{leadCopy.optional}</span>
    </>
  );
  const shared = { name, required, maxLength: LEAD_LIMITS[becomes], ...rest };
  return (
    <Field label={words}>
      {(wiring) =>
        rows === undefined ? (
          <Input type={type} {...shared} {...wiring} />
        ) : (
          <Textarea rows={rows} {...shared} {...wiring} />
        )
      }
    </Field>
  );
}
