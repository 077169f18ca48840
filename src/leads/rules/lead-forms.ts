import { mapFields } from '../../domain/map-fields';
import { CONTACT_SOURCE, givenOrEmpty, LEAD_STATUS, type LeadPayload, NOT_GIVEN, QUOTE_SOURCE } from './lead';

export const LEAD_FORM_NAMES = ['contact', 'quote'] as const;

export type LeadFormName = (typeof LEAD_FORM_NAMES)[number];

/** The fields of the contact form. The quote form has the first three. */
export const FORM_FIELDS = ['resort_name', 'email', 'phone', 'name', 'message', 'place'] as const;

export type LeadFormField = (typeof FORM_FIELDS)[number];

/** The text of each field. A field that the form lacks has ''. */
export type FormValues = Readonly<Record<LeadFormField, string>>;

export const EMPTY_FORM: FormValues = mapFields(FORM_FIELDS, () => '');

const QUOTE_MESSAGE = 'Quote Request';

/** Returns the quote form's unchecked payload, with a fixed message. City, name and a blank phone are 'Nan' (not given). */
export function leadFromQuote(values: Pick<FormValues, 'resort_name' | 'email' | 'phone'>): LeadPayload {
  const missing = { name: '', place: NOT_GIVEN, message: QUOTE_MESSAGE };
  return { ...leadFromContact({ ...values, ...missing }), source: QUOTE_SOURCE };
}

/** Returns the contact form's unchecked payload. A blank name, phone or message becomes 'Nan' (not given). */
export function leadFromContact(values: FormValues): LeadPayload {
  return {
    company_name: values.resort_name,
    city: values.place,
    lead_name: givenOrNan(values.name),
    email_id: values.email,
    phone: givenOrNan(values.phone),
    custom_message: givenOrNan(values.message),
    source: CONTACT_SOURCE,
    status: LEAD_STATUS,
  };
}

/** Returns the form that fits the lead's source, and its values. A name, phone or message that is 'Nan' becomes ''. */
export function formFromLead(payload: LeadPayload): { formName: LeadFormName; values: FormValues } {
  const shared = {
    resort_name: payload.company_name,
    email: payload.email_id,
    phone: givenOrEmpty(payload.phone),
  };
  if (payload.source === QUOTE_SOURCE) return { formName: 'quote', values: { ...EMPTY_FORM, ...shared } };
  const name = givenOrEmpty(payload.lead_name);
  const message = givenOrEmpty(payload.custom_message);
  return { formName: 'contact', values: { ...shared, name, message, place: payload.city } };
}

function givenOrNan(text: string): string {
  return text.trim() === '' ? NOT_GIVEN : text;
}
