import { LEAD_STATUS } from '../leads/rules/lead';
import { readLeadPayload } from '../leads/rules/lead-check';
import { leadDigest } from './leads/lead-digest';
import type { StoredLead } from './leads/lead-store';

/** A lead with its marks: short notes for the office, such as "forgotten". */
export interface ListedLead extends StoredLead {
  marks: readonly string[];
}

const DAY_MS = 24 * 3_600_000;

/** Adds the marks to all leads of a store: status, forgotten, same content as an earlier lead, message to the office not sent. */
export async function withMarks(leads: readonly StoredLead[]): Promise<ListedLead[]> {
  const earlier = await earlierTwins(leads);
  return leads.map((entry) => {
    const twin = earlier.get(entry);
    const same = twin === undefined ? '' : `same as ${twin.receipt || 'an earlier one'}`;
    const notice = entry.notice === 'due' ? 'office not told yet' : '';
    return { ...entry, marks: [statusMark(entry), same, notice].filter((mark) => mark !== '') };
  });
}

/** Maps each lead to the earliest lead with the same content in the 24 hours before it, if there is one. */
async function earlierTwins(leads: readonly StoredLead[]): Promise<Map<StoredLead, StoredLead>> {
  const byDigest = new Map<string, StoredLead[]>();
  for (const entry of leads.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    const digest = await digestOf(entry);
    const twins = digest === null ? undefined : byDigest.get(digest);
    if (twins !== undefined) twins.push(entry);
    else if (digest !== null) byDigest.set(digest, [entry]);
  }
  const earlier = new Map<StoredLead, StoredLead>();
  for (const twins of byDigest.values()) {
    let first = 0;
    for (const entry of twins) {
      while (timeOf(entry) - timeOf(twins[first] ?? entry) > DAY_MS) first += 1;
      const twin = twins[first];
      if (twin !== undefined && twin !== entry) earlier.set(entry, twin);
    }
  }
  return earlier;
}

function timeOf({ receivedAt }: StoredLead): number {
  return Date.parse(receivedAt) || 0;
}

/** Whether every field of a lead is blank. */
function isForgotten({ lead }: StoredLead): boolean {
  return Object.values(lead).every((text) => text === '');
}

/** Returns the digest of the sent content. Null if that is unknown: the lead is forgotten, or has no digest and was edited. */
async function digestOf(entry: StoredLead): Promise<string | null> {
  if (isForgotten(entry)) return null;
  if (entry.digest !== null) return entry.digest;
  const lead = readLeadPayload(entry.lead);
  return lead === null ? null : leadDigest(lead);
}

function statusMark(entry: StoredLead): string {
  if (isForgotten(entry)) return 'forgotten';
  return entry.lead.status === LEAD_STATUS ? '' : entry.lead.status;
}
