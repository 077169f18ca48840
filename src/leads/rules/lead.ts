/** The 8 fields of a lead, in the order of the specification. */
export const LEAD_FIELDS = [
  'company_name',
  'city',
  'lead_name',
  'email_id',
  'phone',
  'custom_message',
  'source',
  'status',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];

/** What the server is sent for one lead: these fields, all text, and nothing else. */
export type LeadPayload = Readonly<Record<Exclude<LeadField, 'source' | 'status'>, string>> & {
  readonly source: LeadSource;
  readonly status: typeof LEAD_STATUS;
};

export type LeadSource = typeof QUOTE_SOURCE | typeof CONTACT_SOURCE;

export type QuoteFormValues = {
  readonly resort_name: string;
  readonly email: string;
  readonly phone: string;
};

export type ContactFormValues = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly resort_name: string;
  readonly place: string;
};

export const QUOTE_SOURCE = 'Website Quote Modal';
export const CONTACT_SOURCE = 'Website';
export const LEAD_STATUS = 'Lead';
const QUOTE_MESSAGE = 'Quote Request';

/** The server's word for "not given". */
export const NOT_GIVEN = 'Nan';

export const EMPTY_QUOTE_FORM: QuoteFormValues = { resort_name: '', email: '', phone: '' };

export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
  resort_name: '',
  place: '',
};

/** The payload of the quote modal. An empty or blank phone becomes 'Nan'; the rest is sent as typed. */
export function leadFromQuote(values: QuoteFormValues): LeadPayload {
  return {
    company_name: values.resort_name,
    city: NOT_GIVEN,
    lead_name: NOT_GIVEN,
    email_id: values.email,
    phone: givenOrNan(values.phone),
    custom_message: QUOTE_MESSAGE,
    source: QUOTE_SOURCE,
    status: LEAD_STATUS,
  };
}

/** The payload of the contact page. Empty or blank name, phone and message become 'Nan'. */
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

/** The values a person would see again when a saved lead is opened in the form it came from. */
export type LeadForm =
  | { readonly form: 'quote'; readonly values: QuoteFormValues }
  | { readonly form: 'contact'; readonly values: ContactFormValues };

/** The way back from a payload to its form; 'Nan' becomes an empty field. */
export function formFromLead(payload: LeadPayload): LeadForm {
  if (payload.source === QUOTE_SOURCE) {
    return {
      form: 'quote',
      values: {
        resort_name: payload.company_name,
        email: payload.email_id,
        phone: givenOrEmpty(payload.phone),
      },
    };
  }
  return {
    form: 'contact',
    values: {
      name: givenOrEmpty(payload.lead_name),
      email: payload.email_id,
      phone: givenOrEmpty(payload.phone),
      message: givenOrEmpty(payload.custom_message),
      resort_name: payload.company_name,
      place: payload.city,
    },
  };
}

/**
 * A text that is equal for leads that ask the same: every field, without the blanks around it.
 * It holds personal data, so it lives and dies with the lead.
 */
export function leadFingerprint(payload: LeadPayload): string {
  return JSON.stringify(
    LEAD_FIELDS.map((field) => {
      const text = payload[field].trim();
      return field === 'email_id' ? text.toLowerCase() : text;
    }),
  );
}

function givenOrNan(text: string): string {
  return text.trim() === '' ? NOT_GIVEN : text;
}

function givenOrEmpty(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}
