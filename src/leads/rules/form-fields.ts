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

/** The fields of the lead forms, in the order of the lead. */
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

export type LeadFormName = 'contact' | 'quote';

/**
 * `source`: that of the form's leads. `fixedTexts`: texts for fields that the form lacks. A lacking field without one gets
 * 'Nan' (not given).
 */
interface LeadForm {
  readonly source: LeadSource;
  readonly fields: readonly FormField[];
  readonly fixedTexts: Partial<FormValues>;
}

export const LEAD_FORMS: Readonly<Record<LeadFormName, LeadForm>> = {
  contact: { source: CONTACT_SOURCE, fields: FORM_FIELDS, fixedTexts: {} },
  quote: {
    source: QUOTE_SOURCE,
    fields: ['resort_name', 'email', 'phone'],
    fixedTexts: { message: 'Quote Request' },
  },
};

export const LEAD_FORM_NAMES = Object.keys(LEAD_FORMS) as readonly LeadFormName[];

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

/**
 * Returns the payload of a form, unchecked and untrimmed. A blank name, phone or message becomes 'Nan' (not given). A field
 * that the form lacks gets its text of `fixedTexts`, or else 'Nan'.
 */
export function leadFromForm(formName: LeadFormName, values: FormValues): LeadPayload {
  const { source, fields, fixedTexts } = LEAD_FORMS[formName];
  const pairs = FORM_FIELDS.map((field) => {
    const { leadField, isOptional } = FORM_FIELD_RULES[field];
    if (!fields.includes(field)) return [leadField, fixedTexts[field] ?? NOT_GIVEN];
    return [leadField, isOptional && values[field].trim() === '' ? NOT_GIVEN : values[field]];
  });
  const typed: Record<(typeof FORM_FIELD_RULES)[FormField]['leadField'], string> = Object.fromEntries(pairs);
  return { ...typed, source, status: LEAD_STATUS };
}

/**
 * Returns the name of the form that sends leads of this `source`, and the values of its fields. A value is '' for a field that
 * this form lacks, and for a name, phone or message that is 'Nan' (not given).
 */
export function formFromLead(payload: LeadPayload): { formName: LeadFormName; values: FormValues } {
  const formName = payload.source === QUOTE_SOURCE ? 'quote' : 'contact';
  const values = mapFields(FORM_FIELDS, (field) => {
    if (!LEAD_FORMS[formName].fields.includes(field)) return '';
    const { leadField, isOptional } = FORM_FIELD_RULES[field];
    return isOptional ? givenOrEmpty(payload[leadField]) : payload[leadField];
  });
  return { formName, values };
}
