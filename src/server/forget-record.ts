import { LEAD_FIELDS } from '../leads/rules/lead-fields';
import type { Forgotten } from './leads/lead-store';
import { readStoredLead } from './leads/stored-lead';

/** The properties that a forgotten lead keeps. */
const KEPT_PROPERTIES = ['id', 'receipt', 'received_at', 'digest'];

/**
 * Returns a copy of a lead's record with every field blank, including fields that this build does not know. Returns the record
 * itself if it is not a lead, does not match `which`, or was forgotten before.
 */
export function forgetRecord(record: unknown, which: Forgotten): unknown {
  const stored = readStoredLead(record);
  if (stored === null || Object.values(stored.lead).every((text) => text === '')) return record;
  const isMeant =
    'email' in which
      ? canonicalMail(stored.lead.email_id) === canonicalMail(which.email)
      : Date.parse(stored.receivedAt) < which.before.getTime();
  if (!isMeant) return record;
  const names = [...Object.keys(Object(record)), ...LEAD_FIELDS].filter((name) => name !== 'notice');
  return Object.fromEntries(
    names.map((name) => [name, KEPT_PROPERTIES.includes(name) ? Object(record)[name] : '']),
  );
}

/** The form in which `leadFingerprint` compares mail addresses. */
function canonicalMail(address: string): string {
  return address.trim().toLowerCase();
}
