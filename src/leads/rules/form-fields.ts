import { mapFields } from '../../helpers/map-fields';
import {
  CONTACT_SOURCE,
  givenOrEmpty,
  LEAD_STATUS,
  type LeadField,
  type LeadPayload,
  type LeadSource,
  NOT_GIVEN,
  QUOTE_SOURCE,
} from './lead-payload';

export const LEAD_FORM_NAMES = ['contact', 'quote'] as const;

export type LeadFormName = (typeof LEAD_FORM_NAMES)[number];

export interface FormFieldRule {
  /** The field of the lead that gets the text. */
  readonly leadField: LeadField;
  /** The visitor may leave the field empty. */
  readonly isOptional: boolean;
  /** The attributes of its HTML element. A field with `rows` is a textarea. */
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel';
  readonly rows?: number;
}

/** The fields of the contact form, in the order of the lead. The quote form has only `QUOTE_FIELDS`. */
export const FORM_FIELD_RULES = {
  resort_name: { leadField: 'company_name', isOptional: false, autoComplete: 'organization' },
  place: { leadField: 'city', isOptional: false, autoComplete: 'address-level2' },
  name: { leadField: 'lead_name', isOptional: true, autoComplete: 'name' },
  email: { leadField: 'email_id', isOptional: false, autoComplete: 'email', type: 'email' },
  phone: { leadField: 'phone', isOptional: true, autoComplete: 'tel', type: 'tel' },
  message: { leadField: 'custom_message', isOptional: true, autoComplete: 'off', rows: 6 },
} as const satisfies Record<string, FormFieldRule>;

export type FormField = keyof typeof FORM_FIELD_RULES;

export const FORM_FIELDS = Object.keys(FORM_FIELD_RULES) as readonly FormField[];

export const QUOTE_FIELDS = ['resort_name', 'email', 'phone'] as const satisfies FormField[];

/** The text of each field. A field that the form lacks has ''. */
export type FormValues = Readonly<Record<FormField, string>>;

export const EMPTY_FORM: FormValues = mapFields(FORM_FIELDS, () => '');

/** Returns true if both forms have the same text in every field, exactly as typed. */
export function haveSameTexts(a: FormValues, b: FormValues): boolean {
  return FORM_FIELDS.every((field) => a[field] === b[field]);
}

/** Returns true if every field has ''. A text of spaces counts as text. */
export function isEmptyForm(values: FormValues): boolean {
  return haveSameTexts(values, EMPTY_FORM);
}

const QUOTE_MESSAGE = 'Quote Request';

/** Returns the quote form's payload, unchecked and untrimmed, with a fixed message. A blank phone or missing field is 'Nan'. */
export function leadFromQuoteForm(quote: Pick<FormValues, (typeof QUOTE_FIELDS)[number]>): LeadPayload {
  const texts = mapFields(QUOTE_FIELDS, (field) => quote[field]);
  return leadFrom({ ...texts, message: QUOTE_MESSAGE }, QUOTE_SOURCE);
}

/** Returns the contact form's payload, unchecked and untrimmed. A blank name, phone or message becomes 'Nan' (not given). */
export function leadFromContactForm(values: FormValues): LeadPayload {
  return leadFrom(values, CONTACT_SOURCE);
}

/** A field that `texts` lacks becomes 'Nan'. */
function leadFrom(texts: Partial<FormValues>, source: LeadSource): LeadPayload {
  const pairs = FORM_FIELDS.map((field) => {
    const { leadField, isOptional } = FORM_FIELD_RULES[field];
    const text = texts[field] ?? NOT_GIVEN;
    return [leadField, isOptional && text.trim() === '' ? NOT_GIVEN : text];
  });
  const typed: Record<(typeof FORM_FIELD_RULES)[FormField]['leadField'], string> = Object.fromEntries(pairs);
  return { ...typed, source, status: LEAD_STATUS };
}

/**
 * Returns the name of the form that sends leads of this `source`, and the values of its fields. A value is '' for a field that
 * this form lacks, and for a name, phone or message that is 'Nan' (not given).
 */
export function formFromLead(payload: LeadPayload): { formName: LeadFormName; values: FormValues } {
  const values = mapFields(FORM_FIELDS, (field) => {
    const { leadField, isOptional } = FORM_FIELD_RULES[field];
    return isOptional ? givenOrEmpty(payload[leadField]) : payload[leadField];
  });
  if (payload.source !== QUOTE_SOURCE) return { formName: 'contact', values };
  const quote = mapFields(QUOTE_FIELDS, (field) => values[field]);
  return { formName: 'quote', values: { ...EMPTY_FORM, ...quote } };
}
