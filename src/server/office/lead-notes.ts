import { parseStoredPayload } from '../../leads/rules/lead-check';
import { LEAD_STATUS } from '../../leads/rules/lead-payload';
import type { StoredLead } from '../lead-store/lead-store';
import { isForgotten, leadDigest, timeOf } from '../lead-store/stored-lead';

/** A lead with short notes for the office. */
export interface ListedLead extends StoredLead {
  /** The notes that apply to the lead. `withNotes` lists them. */
  notes: readonly string[];
}

const DAY_MS = 24 * 3_600_000;

/**
 * Resolves to copies of the leads in the same order, each with its `notes`. `leads` must be all leads of the store, because
 * they are compared. The possible notes:
 * - 'forgotten', or the status that the office has given the lead
 * - 'same as K7-Q4M': the earliest equal lead of the 24 hours before
 * - a message to the office that is not sent, and a time that is not readable
 */
export async function withNotes(leads: readonly StoredLead[]): Promise<ListedLead[]> {
  const earlier = await earlierCopies(leads);
  return leads.map((lead) => {
    const earlierCopy = earlier.get(lead);
    const notes = [
      statusNote(lead),
      earlierCopy === undefined ? '' : `same as ${earlierCopy.receipt || 'an earlier one'}`,
      lead.isMessageDue ? 'message to the office not sent yet' : '',
      timeOf(lead) === 0 && !isForgotten(lead) ? 'time unreadable, so LEAD_KEEP_MONTHS skips it' : '',
    ];
    return { ...lead, notes: notes.filter((note) => note !== '') };
  });
}

/** Maps each lead to the earliest lead with the same content in the 24 hours before it, if there is one. */
async function earlierCopies(leads: readonly StoredLead[]): Promise<Map<StoredLead, StoredLead>> {
  const earlier = new Map<StoredLead, StoredLead>();
  const knownByDigest = new Map<string, StoredLead[]>();
  for (const lead of leads.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const digest = await sentDigest(lead);
    if (digest === null) continue;
    const known = knownByDigest.get(digest) ?? [];
    const earlierCopy = known.find((other) => timeOf(lead) - timeOf(other) <= DAY_MS);
    if (earlierCopy !== undefined) earlier.set(lead, earlierCopy);
    knownByDigest.set(digest, [...known, lead]);
  }
  return earlier;
}

/** Returns the digest of the sent content. Returns null if the lead is forgotten, or if it has no digest and was edited. */
async function sentDigest(lead: StoredLead): Promise<string | null> {
  if (isForgotten(lead)) return null;
  if (lead.digest !== null) return lead.digest;
  const payload = parseStoredPayload(lead.payload);
  return payload === null ? null : leadDigest(payload);
}

function statusNote(lead: StoredLead): string {
  if (isForgotten(lead)) return 'forgotten';
  return lead.payload.status === LEAD_STATUS ? '' : lead.payload.status;
}
