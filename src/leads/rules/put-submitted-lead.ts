import type { LeadPayload } from './lead-payload';
import { beginAttempt, isReadable, newEntry, savedAndDue } from './outbox-entry';
import {
  findDeliveredId,
  findEntry,
  findLead,
  type OutboxState,
  putEntry,
  removeEntries,
} from './outbox-state';

/** The lead of a submission, with its payload as typed. */
export interface SubmittedLead {
  readonly payload: LeadPayload;
  readonly id: string;
  /** Other ids that the form had: that of its last submission, and that of the saved lead opened in it. */
  readonly previousIds: readonly string[];
}

/**
 * Returns the outbox after a form has submitted a lead at `now` (ms since 1970), and the first result that fits:
 * - 'delivered': The log has this lead, a lead of `previousIds`, or a correction of one of these. `id` is the delivered one.
 * - 'in-outbox': Another entry has the same content (`leadFingerprint`). `id` is its id.
 * - 'written': The lead has an entry in `entryState`. The outbox changes only in this case.
 */
export function putSubmittedLead(
  state: OutboxState,
  lead: SubmittedLead,
  entryState: 'submitting' | 'waiting',
  now: number,
): readonly [OutboxState, { result: 'written' | 'in-outbox' | 'delivered'; id: string }] {
  const deliveredId = findDeliveredId(state, [lead.id, ...lead.previousIds]);
  if (deliveredId !== null) return [state, { result: 'delivered', id: deliveredId }];
  const sameLead = findLead(state, lead.payload);
  if (sameLead !== null && sameLead.id !== lead.id) return [state, { result: 'in-outbox', id: sameLead.id }];
  return [withSubmittedLead(state, lead, entryState, now), { result: 'written', id: lead.id }];
}

/**
 * Writes the entry, and removes the unsaved entries of `previousIds`. Hides saved ones (`hiddenIds`) while the lead is
 * 'submitting', and removes them if it is 'waiting'.
 */
function withSubmittedLead(
  state: OutboxState,
  { payload, id, previousIds }: SubmittedLead,
  entryState: 'submitting' | 'waiting',
  now: number,
): OutboxState {
  const entries = [id, ...previousIds]
    .map((leadId) => findEntry(state, leadId))
    .filter((entry) => entry !== null);
  const unsaved = entries.filter(({ isSaved }) => !isSaved).map((entry) => entry.id);
  // The new entry takes over what the unsaved entries hide.
  const hiddenIds = entries
    .flatMap((entry) => [...(entry.isSaved ? [entry.id] : []), ...entry.hiddenIds])
    .filter((hiddenId) => hiddenId !== id);
  const ownEntry = findEntry(state, id) ?? newEntry(payload, id, now);
  // Payload fields of a newer version stay.
  const updatedEntry = { ...ownEntry, payload: { ...ownEntry.payload, ...payload } };
  const others = stopHiding(removeEntries(state, unsaved), id);
  return entryState === 'submitting'
    ? putEntry(others, { ...beginAttempt(updatedEntry, entryState), hiddenIds })
    : putEntry(removeEntries(others, hiddenIds), { ...savedAndDue(updatedEntry), hiddenIds: [] });
}

/** Removes this id from the lists of the entries that hide it: the visitor has submitted it again. */
function stopHiding(state: OutboxState, id: string): OutboxState {
  const entries = state.entries.map((entry) => {
    if (!isReadable(entry) || !entry.hiddenIds.includes(id)) return entry;
    return { ...entry, hiddenIds: entry.hiddenIds.filter((hiddenId) => hiddenId !== id) };
  });
  return { ...state, entries };
}
