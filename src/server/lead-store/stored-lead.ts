import { hexOf } from '../../helpers/hex-of';
import { mapFields } from '../../helpers/map-fields';
import { ownProperty } from '../../helpers/untrusted-data';
import { leadFingerprint } from '../../leads/rules/lead-identity';
import { LEAD_DEFAULTS, LEAD_FIELDS, type LeadPayload } from '../../leads/rules/lead-payload';
import { receiptOf } from '../../leads/rules/receipt';
import type { StoredLead } from './lead-store';

/**
 * Returns the lead in `record`: a parsed file of the lead folder, or a row of the table. Returns null if it has neither id nor
 * lead field. Each store knows by itself whether the message about the lead is due.
 * - Numbers and booleans become texts. A field that is missing or of another type gets its default (`LEAD_DEFAULTS`) or ''.
 * - A readable time becomes ISO 8601; any other stays.
 */
export function parseStoredLead(record: unknown): Omit<StoredLead, 'isMessageDue'> | null {
  const id = textOf(record, 'id') ?? '';
  if (id === '' && LEAD_FIELDS.every((field) => ownProperty(record, field) === undefined)) return null;
  return {
    id,
    receipt: id && receiptOf(id),
    digest: textOf(record, 'digest') || null,
    receivedAt: isoTime(textOf(record, 'received_at') ?? ''),
    payload: mapFields(LEAD_FIELDS, (field) => textOf(record, field) ?? LEAD_DEFAULTS[field] ?? ''),
  };
}

/**
 * Returns the SHA-256 of a lead's `leadFingerprint`, as 64 lower-case hexadecimal digits. Two leads with the same digest are
 * the same request. It does not hide a lead: a reader who knows all fields except one can find that one by trying.
 */
export async function leadDigest(payload: LeadPayload): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(leadFingerprint(payload))));
}

/** Returns when a lead was received, in milliseconds since 1970. Returns 0 if its time is not readable. */
export function timeOf({ receivedAt }: Pick<StoredLead, 'receivedAt'>): number {
  return Date.parse(receivedAt) || 0;
}

/** Returns true if `LeadStore.forget` erased the lead: every field is '', or the default of a field that was added later. */
export function isForgotten({ payload }: Pick<StoredLead, 'payload'>): boolean {
  return LEAD_FIELDS.every((field) => payload[field] === '' || payload[field] === LEAD_DEFAULTS[field]);
}

function textOf(record: unknown, name: string): string | null {
  const value = ownProperty(record, name);
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

/** Converts a time to ISO 8601 in UTC. Returns any other text unchanged. */
function isoTime(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : date.toISOString();
}
