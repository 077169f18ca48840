import { mapFields } from '../../domain/map-fields';
import { ownProperty } from '../../domain/own-property';
import { LEAD_DEFAULTS, LEAD_FIELDS } from '../../leads/rules/lead-fields';
import { receiptOf } from '../../leads/rules/receipt';
import type { AcceptedLead, StoredLead } from './lead-store';

/**
 * Returns id, receipt (`receiptOf`) and digest (null if it has none) of a record. Returns null if it is no object, or if its id
 * is not a text or is ''.
 */
export function readAccepted(record: unknown): AcceptedLead | null {
  const id = ownProperty(record, 'id');
  if (typeof id !== 'string' || id === '') return null;
  const digest = ownProperty(record, 'digest');
  return { id, receipt: receiptOf(id), digest: typeof digest === 'string' && digest !== '' ? digest : null };
}

/**
 * Returns the lead in a parsed file of the lead folder, or row of the table; never throws. null: it has neither an id nor a
 * lead field. A number or boolean in a field becomes text. A field without text gets its default, or ''.
 * A readable time becomes ISO 8601; other text stays. Without an id (a text, not ''), id and receipt are '' and digest is null.
 * `isMessageDue`: it has an id and its `notice` is 'due'.
 */
export function readStoredLead(record: unknown): StoredLead | null {
  const accepted = readAccepted(record);
  if (accepted === null && LEAD_FIELDS.every((field) => ownProperty(record, field) === undefined))
    return null;
  return {
    ...(accepted ?? { id: '', receipt: '', digest: null }),
    receivedAt: isoTime(text(ownProperty(record, 'received_at')) ?? ''),
    lead: mapFields(LEAD_FIELDS, (field) => text(ownProperty(record, field)) ?? LEAD_DEFAULTS[field] ?? ''),
    // Of a lead without an id, the store could not note that the message is sent.
    isMessageDue: accepted !== null && ownProperty(record, 'notice') === 'due',
  };
}

/** Returns true if every field of `lead` is '': `LeadStore.forget` has erased it, and left its id and its time. */
export function isForgotten({ lead }: StoredLead): boolean {
  return Object.values(lead).every((text) => text === '');
}

function text(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** Converts a time to ISO 8601 in UTC. Returns any other text unchanged. */
function isoTime(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : date.toISOString();
}
