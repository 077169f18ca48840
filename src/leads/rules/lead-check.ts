import { ownProperty } from '../../helpers/untrusted-data';
import {
  CONTACT_SOURCE,
  LEAD_DEFAULTS,
  LEAD_FIELDS,
  LEAD_MAX_LENGTHS,
  LEAD_STATUS,
  type LeadField,
  type LeadPayload,
  QUOTE_SOURCE,
} from './lead-payload';

export type LeadIssueCode =
  | 'not-an-object'
  | 'missing'
  | 'wrong-type'
  | 'empty'
  | 'too-long'
  | 'not-allowed'
  | 'unknown-field';

/** One fault of a value. `field` is '' for the whole value. The name of an unknown field is cut at 60 characters. */
export interface LeadIssue {
  readonly field: string;
  readonly code: LeadIssueCode;
}

const MAX_UNKNOWN_FIELDS_NAMED = 10;

/**
 * Returns the faults of a parsed value, or an empty list. The form of a mail address is not checked.
 * - A known field has at most one fault. A missing field with a default has no fault.
 * - At most `MAX_UNKNOWN_FIELDS_NAMED` unknown fields follow.
 * - An array, or a value that is no object, has one fault with field ''.
 */
export function leadIssues(value: unknown): LeadIssue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ field: '', code: 'not-an-object' }];
  }
  const lead = { ...LEAD_DEFAULTS, ...value };
  const issues: LeadIssue[] = [];
  for (const field of LEAD_FIELDS) {
    const code = issueCodeOf(field, ownProperty(lead, field));
    if (code !== null) issues.push({ field, code });
  }
  const unknown = Object.keys(value).filter((key) => !LEAD_FIELDS.some((field) => field === key));
  for (const key of unknown.slice(0, MAX_UNKNOWN_FIELDS_NAMED)) {
    issues.push({ field: key.slice(0, 60), code: 'unknown-field' });
  }
  return issues;
}

/**
 * Checks the parsed JSON of a request. `ok` is false for any fault of `leadIssues`, such as an unknown field, or a missing one
 * without a default. `payload` is a copy with the defaults of missing fields. Given texts are not changed.
 */
export function parseLeadPayload(
  value: unknown,
): { ok: true; payload: LeadPayload } | { ok: false; issues: LeadIssue[] } {
  const issues = leadIssues(value);
  return issues.length === 0 ? { ok: true, payload: withDefaults(value) } : { ok: false, issues };
}

/** A stored lead may have these faults, so that no lead is lost when a newer version has more fields or other limits. */
const HARMLESS_CODES: readonly LeadIssueCode[] = ['empty', 'too-long', 'unknown-field'];

/**
 * Reads the payload of a stored lead. Returns a copy in which a missing field gets its default, if it has one. What the visitor
 * typed stays, even if it is blank or too long. So do unknown fields. Returns null for any other fault of `leadIssues`, such as
 * a missing field without a default, or an unknown `source`.
 */
export function parseStoredPayload(value: unknown): LeadPayload | null {
  return leadIssues(value).every(({ code }) => HARMLESS_CODES.includes(code)) ? withDefaults(value) : null;
}

/** Does not check the value. Call it only if `leadIssues` finds no fault, or only those of `HARMLESS_CODES`. */
function withDefaults(value: unknown): LeadPayload {
  return { ...LEAD_DEFAULTS, ...Object(value) };
}

function issueCodeOf(field: LeadField, value: unknown): LeadIssueCode | null {
  if (value === undefined) return 'missing';
  if (typeof value !== 'string') return 'wrong-type';
  if (field === 'source' && value !== QUOTE_SOURCE && value !== CONTACT_SOURCE) return 'not-allowed';
  if (field === 'status' && value !== LEAD_STATUS) return 'not-allowed';
  if (value.trim() === '') return 'empty';
  return value.length > LEAD_MAX_LENGTHS[field] ? 'too-long' : null;
}
