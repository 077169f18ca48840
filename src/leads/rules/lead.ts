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

/** The server's word for "not given". */
export const NOT_GIVEN = 'Nan';

/**
 * Returns the canonical text of a lead, which contains its personal data. For phone and server, leads with equal fingerprints
 * are the same lead.
 * - Blanks around a field and the case of the mail address do not count.
 * - A field that has its default is omitted, so a new field does not change older fingerprints.
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

/** Returns '' for 'Nan' (not given), and any other text unchanged. */
export function givenOrEmpty(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}
