import { mapFields } from '../../helpers/map-fields';
import { CONTACT_SOURCE, givenOrEmpty, LEAD_STATUS, type LeadPayload, NOT_GIVEN, QUOTE_SOURCE } from './lead';
import type { LeadField } from './lead-fields';

export const LEAD_FORM_NAMES = ['contact', 'quote'] as const;

export type LeadFormName = (typeof LEAD_FORM_NAMES)[number];

/** The fields of the contact form, in the order of the payload. The quote form has only `resort_name`, `email` and `phone`. */
export const FORM_FIELDS = ['resort_name', 'place', 'name', 'email', 'phone', 'message'] as const;

export type LeadFormField = (typeof FORM_FIELDS)[number];

/** The field of the payload that gets the text of each form field. */
export const PAYLOAD_FIELD = {
  resort_name: 'company_name',
  place: 'city',
  name: 'lead_name',
  email: 'email_id',
  phone: 'phone',
  message: 'custom_message',
} as const satisfies Record<LeadFormField, LeadField>;

const OPTIONAL_FIELDS: readonly LeadFormField[] = ['name', 'phone', 'message'];

/** Returns true if the visitor may leave the field empty. */
export function isOptional(field: LeadFormField): boolean {
  return OPTIONAL_FIELDS.includes(field);
}

/** The text of each field. A field that the form lacks has ''. */
export type FormValues = Readonly<Record<LeadFormField, string>>;

export const EMPTY_FORM: FormValues = mapFields(FORM_FIELDS, () => '');

/** Returns true if every field has exactly the same text in both. */
export function areEqual(one: FormValues, other: FormValues): boolean {
  return FORM_FIELDS.every((field) => one[field] === other[field]);
}

/** Returns true if every text is ''. A text of spaces counts as text. */
export function isBlank(values: FormValues): boolean {
  return areEqual(values, EMPTY_FORM);
}

const QUOTE_MESSAGE = 'Quote Request';

/** Returns the quote form's unchecked payload, with a fixed message. City, name and a blank phone are 'Nan' (not given). */
export function leadFromQuote(values: Pick<FormValues, 'resort_name' | 'email' | 'phone'>): LeadPayload {
  const missing = { name: '', place: NOT_GIVEN, message: QUOTE_MESSAGE };
  return { ...leadFromContact({ ...values, ...missing }), source: QUOTE_SOURCE };
}

/** Returns the contact form's unchecked payload. A blank name, phone or message becomes 'Nan' (not given). */
export function leadFromContact(values: FormValues): LeadPayload {
  const texts = FORM_FIELDS.map((field) => {
    const isMissing = isOptional(field) && values[field].trim() === '';
    return [PAYLOAD_FIELD[field], isMissing ? NOT_GIVEN : values[field]];
  });
  const typed: Record<(typeof PAYLOAD_FIELD)[LeadFormField], string> = Object.fromEntries(texts);
  return { ...typed, source: CONTACT_SOURCE, status: LEAD_STATUS };
}

/** Returns the form that fits the lead's source, and its values. A name, phone or message that is 'Nan' becomes ''. */
export function formFromLead(payload: LeadPayload): { formName: LeadFormName; values: FormValues } {
  const values = mapFields(FORM_FIELDS, (field) => {
    const text = payload[PAYLOAD_FIELD[field]];
    return isOptional(field) ? givenOrEmpty(text) : text;
  });
  if (payload.source !== QUOTE_SOURCE) return { formName: 'contact', values };
  const { resort_name, email, phone } = values;
  return { formName: 'quote', values: { ...EMPTY_FORM, resort_name, email, phone } };
}
