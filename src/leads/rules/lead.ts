import { LEAD_DEFAULTS, LEAD_FIELDS, type LeadField } from './lead-fields';

/** The path of the lead function on its host. Do not change it: pages of older builds post their leads there. */
export const LEAD_PATH = '/functions/v1/lead-proxy';

/** The body of a lead request: these fields, all text, and no others. */
export type LeadPayload = Readonly<Record<Exclude<LeadField, 'source' | 'status'>, string>> & {
  readonly source: LeadSource;
  readonly status: typeof LEAD_STATUS;
};

export type LeadSource = typeof QUOTE_SOURCE | typeof CONTACT_SOURCE;

export const QUOTE_SOURCE = 'Website Quote Modal';
export const CONTACT_SOURCE = 'Website';
export const LEAD_STATUS = 'Lead';
const QUOTE_MESSAGE = 'Quote Request';

/** The server's word for "not given". */
const NOT_GIVEN = 'Nan';

export const LEAD_FORM_NAMES = ['contact', 'quote'] as const;

export type LeadFormName = (typeof LEAD_FORM_NAMES)[number];

/** The texts of a form's fields, by field name. */
export type FormValues = Readonly<Record<string, string>>;

export const EMPTY_QUOTE_FORM = { resort_name: '', email: '', phone: '' };

export const EMPTY_CONTACT_FORM = { ...EMPTY_QUOTE_FORM, name: '', message: '', place: '' };

export type QuoteFormValues = Readonly<typeof EMPTY_QUOTE_FORM>;

export type ContactFormValues = Readonly<typeof EMPTY_CONTACT_FORM>;

/** Returns the quote form's unchecked payload, with a fixed message. City, name and a blank phone are 'Nan' (not given). */
export function leadFromQuote(values: QuoteFormValues): LeadPayload {
  const missing = { name: '', place: NOT_GIVEN, message: QUOTE_MESSAGE };
  return { ...leadFromContact({ ...values, ...missing }), source: QUOTE_SOURCE };
}

/** Returns the contact form's unchecked payload. A blank name, phone or message becomes 'Nan' (not given). */
export function leadFromContact(values: ContactFormValues): LeadPayload {
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
export function formFromLead(payload: LeadPayload) {
  const shared = {
    resort_name: payload.company_name,
    email: payload.email_id,
    phone: givenOrEmpty(payload.phone),
  };
  if (payload.source === QUOTE_SOURCE) return { formName: 'quote' as const, values: shared };
  const name = givenOrEmpty(payload.lead_name);
  const message = givenOrEmpty(payload.custom_message);
  return { formName: 'contact' as const, values: { ...shared, name, message, place: payload.city } };
}

/**
 * Returns the canonical text of a lead, which contains its personal data. For phone and server, leads with equal fingerprints
 * are the same lead. Blanks around a field and the case of the mail address do not count. A field that has its default is
 * omitted, so a new field does not change older fingerprints.
 */
export function leadFingerprint(payload: LeadPayload): string {
  return JSON.stringify(
    LEAD_FIELDS.flatMap((field) => {
      const text = canonicalText(field, payload[field]);
      const defaultText = LEAD_DEFAULTS[field];
      if (defaultText === undefined) return [text];
      return text === defaultText ? [] : [`${field}: ${text}`];
    }),
  );
}

/** Returns a field's text as `leadFingerprint` compares it. It has no blanks around it, and `email_id` is in lower case. */
export function canonicalText(field: LeadField, text: string): string {
  const trimmed = text.trim();
  return field === 'email_id' ? trimmed.toLowerCase() : trimmed;
}

function givenOrNan(text: string): string {
  return text.trim() === '' ? NOT_GIVEN : text;
}

/** Returns '' for 'Nan' (not given), and any other text unchanged. */
export function givenOrEmpty(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}
