import { ownProperty } from '../../domain/own-property';
import {
  CONTACT_SOURCE,
  LEAD_FIELDS,
  LEAD_STATUS,
  type LeadField,
  type LeadPayload,
  QUOTE_SOURCE,
} from './lead';

export type LeadIssueCode =
  | 'not-an-object'
  | 'missing'
  | 'wrong-type'
  | 'empty'
  | 'too-long'
  | 'not-allowed'
  | 'unknown-field';

/** `field` is the key it is about, also an unknown one (cut at 60 characters); '' means the body as a whole. */
export type LeadIssue = { readonly field: string; readonly code: LeadIssueCode };

/**
 * The most UTF-16 units of each field, for `maxLength` and for the endpoint. Written in a script of
 * three bytes a letter the longest lead still fits the endpoint's 16 KB.
 */
export const LEAD_LIMITS: Readonly<Record<LeadField, number>> = {
  company_name: 200,
  city: 200,
  lead_name: 120,
  email_id: 254,
  phone: 40,
  custom_message: 4000,
  source: 40,
  status: 40,
};

const MAX_UNKNOWN_FIELDS_NAMED = 10;

/** Everything that keeps a value from being a lead payload, in the order of the fields; empty when it is one. */
export function leadIssues(value: unknown): LeadIssue[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [{ field: '', code: 'not-an-object' }];
  }
  const issues: LeadIssue[] = [];
  for (const field of LEAD_FIELDS) {
    const code = fieldCode(field, ownProperty(value, field));
    if (code !== null) issues.push({ field, code });
  }
  const unknown = Object.keys(value).filter((key) => !isLeadField(key));
  for (const key of unknown.slice(0, MAX_UNKNOWN_FIELDS_NAMED)) {
    issues.push({ field: key.slice(0, 60), code: 'unknown-field' });
  }
  return issues;
}

/** The payload in an unknown value, field by field, or what is wrong with it. */
export function parseLeadPayload(
  value: unknown,
): { ok: true; payload: LeadPayload } | { ok: false; issues: LeadIssue[] } {
  const issues = leadIssues(value);
  const payload = readLeadPayload(value);
  return payload !== null && issues.length === 0 ? { ok: true, payload } : { ok: false, issues };
}

/**
 * The payload in an unknown value when its 8 fields have the right type, else null. Lengths and
 * blanks do not matter here: a lead a person has saved is not given up for them.
 */
export function readLeadPayload(value: unknown): LeadPayload | null {
  const text = (field: LeadField) => {
    const read = ownProperty(value, field);
    return typeof read === 'string' ? read : null;
  };
  const company_name = text('company_name');
  const city = text('city');
  const lead_name = text('lead_name');
  const email_id = text('email_id');
  const phone = text('phone');
  const custom_message = text('custom_message');
  const source = text('source');
  if (company_name === null || city === null || lead_name === null || email_id === null) return null;
  if (phone === null || custom_message === null || text('status') !== LEAD_STATUS) return null;
  if (source !== QUOTE_SOURCE && source !== CONTACT_SOURCE) return null;
  return { company_name, city, lead_name, email_id, phone, custom_message, source, status: LEAD_STATUS };
}

function fieldCode(field: LeadField, value: unknown): LeadIssueCode | null {
  if (value === undefined) return 'missing';
  if (typeof value !== 'string') return 'wrong-type';
  if (value.trim() === '') return 'empty';
  if (value.length > LEAD_LIMITS[field]) return 'too-long';
  if (field === 'source' && value !== QUOTE_SOURCE && value !== CONTACT_SOURCE) return 'not-allowed';
  if (field === 'status' && value !== LEAD_STATUS) return 'not-allowed';
  return null;
}

function isLeadField(key: string): key is LeadField {
  return LEAD_FIELDS.some((field) => field === key);
}
