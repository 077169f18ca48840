import { ownProperty } from '../../domain/own-property';
import { CONTACT_SOURCE, LEAD_STATUS, type LeadPayload, QUOTE_SOURCE } from './lead';
import { LEAD_DEFAULTS, LEAD_FIELDS, LEAD_LIMITS, type LeadField } from './lead-fields';

export type LeadIssueCode =
  | 'not-an-object'
  | 'missing'
  | 'wrong-type'
  | 'empty'
  | 'too-long'
  | 'not-allowed'
  | 'unknown-field';

/** One fault of a value. `field`: the key with the fault, which may be unknown (cut at 60 characters); '': the whole value. */
export type LeadIssue = { readonly field: string; readonly code: LeadIssueCode };

const MAX_UNKNOWN_FIELDS_NAMED = 10;

/**
 * Returns the faults (`field`, `code`) of a parsed value: at most one for each known field, in order, then at most ten unknown
 * fields. Faults: a field that is missing (unless it has a default), not a text, blank, or too long; an unknown source or
 * status. Does not check the form of a mail address. []: no fault. No object, or an array: one fault, with field ''.
 */
export function leadIssues(value: unknown): LeadIssue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ field: '', code: 'not-an-object' }];
  }
  const lead = { ...LEAD_DEFAULTS, ...value };
  const issues: LeadIssue[] = [];
  for (const field of LEAD_FIELDS) {
    const code = fieldCode(field, ownProperty(lead, field));
    if (code !== null) issues.push({ field, code });
  }
  const unknown = Object.keys(value).filter((key) => !LEAD_FIELDS.some((field) => field === key));
  for (const key of unknown.slice(0, MAX_UNKNOWN_FIELDS_NAMED)) {
    issues.push({ field: key.slice(0, 60), code: 'unknown-field' });
  }
  return issues;
}

/**
 * Checks the parsed JSON of a request; never throws. `ok` true: `payload` is a copy with the texts as given, and the default of
 * each missing field that has one. `ok` false: `issues` has at least one fault of `leadIssues`, such as an unknown field.
 */
export function parseLeadPayload(
  value: unknown,
): { ok: true; payload: LeadPayload } | { ok: false; issues: LeadIssue[] } {
  const issues = leadIssues(value);
  return issues.length === 0 ? { ok: true, payload: withDefaults(value) } : { ok: false, issues };
}

/** Faults that a stored lead may have: no saved lead is lost because a newer version has more fields or other limits. */
const HARMLESS: readonly LeadIssueCode[] = ['empty', 'too-long', 'unknown-field'];

/**
 * Reads the payload of a stored lead; never throws. Returns a copy with the default of each missing field that has one. Blank
 * texts, too long texts and unknown fields stay as they are. Returns null if `leadIssues` finds any other fault.
 */
export function readLeadPayload(value: unknown): LeadPayload | null {
  return leadIssues(value).every(({ code }) => HARMLESS.includes(code)) ? withDefaults(value) : null;
}

/** Does not check the value. Call it only if `leadIssues` finds no fault, or only those of `HARMLESS`. */
function withDefaults(value: unknown): LeadPayload {
  return { ...LEAD_DEFAULTS, ...Object(value) };
}

function fieldCode(field: LeadField, value: unknown): LeadIssueCode | null {
  if (value === undefined) return 'missing';
  if (typeof value !== 'string') return 'wrong-type';
  if (field === 'source' && value !== QUOTE_SOURCE && value !== CONTACT_SOURCE) return 'not-allowed';
  if (field === 'status' && value !== LEAD_STATUS) return 'not-allowed';
  if (value.trim() === '') return 'empty';
  return value.length > LEAD_LIMITS[field] ? 'too-long' : null;
}
