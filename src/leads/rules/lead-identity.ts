import { LEAD_DEFAULTS, LEAD_FIELDS, type LeadField, type LeadPayload } from './lead-payload';

/**
 * Returns the canonical text of a lead, which contains its personal data. For device and server, leads with equal fingerprints
 * are the same lead.
 * - Blanks around a field, the case of the mail address, and unknown fields do not count.
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

/** The lead id of a form, and the content that it belongs to. */
export interface LeadIdentity {
  readonly id: string;
  /** `leadFingerprint` of the content with this id. Changed content is another lead, so it gets another id. */
  readonly fingerprint: string;
  /** The id of the saved lead opened in the form, which the form's lead replaces. Null if none was opened. */
  readonly openedId: string | null;
}

/** The lead of a submission, with its payload as typed. */
export interface SubmittedLead {
  readonly payload: LeadPayload;
  readonly id: string;
  /** Ids of the leads that it corrects, the newest first: the last submission of its form, and the saved lead opened in it. */
  readonly correctedIds: readonly string[];
}

/** Returns the ids of the leads that a form holds: its lead, then the saved lead opened in it if that is another one. */
export function leadIdsOf({ id, openedId }: LeadIdentity): string[] {
  return openedId === null || openedId === id ? [id] : [id, openedId];
}

/**
 * Returns the ids of the leads that the lead `id` corrects. `formIds` has all ids of a form, the newest first, and those after
 * `id` are returned. Returns [] if `formIds` lacks `id`.
 */
export function idsCorrectedBy(id: string, formIds: readonly string[]): readonly string[] {
  return formIds.includes(id) ? formIds.slice(formIds.indexOf(id) + 1) : [];
}
