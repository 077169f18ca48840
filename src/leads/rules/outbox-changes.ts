import { idsCorrectedBy, type SubmittedLead } from './lead-identity';
import {
  beginAttempt,
  endFailedAttempt,
  isDue,
  isReadable,
  needsSending,
  newEntry,
  type OutboxEntry,
  type ReadableEntry,
  savedAndDue,
} from './outbox-entry';
import {
  type Delivery,
  findDeliveredId,
  findEntry,
  findSameLead,
  logDelivery,
  type OutboxState,
  putEntry,
  withoutEntries,
} from './outbox-state';
import type { FailedOutcome } from './send-outcome';

/** The outbox at the time `now` (ms since 1970) of a change. */
export type PresentState = OutboxState & { readonly now: number };

/**
 * What a change returns: the next state, which is the same object if nothing changes, and a result, or null for none. Each
 * exported function is a change of the outbox. The outbox has a method of its name, which stores the next state.
 */
export type Changed<Result = null> = readonly [next: OutboxState, result: Result];

/**
 * Writes a submitted lead: as 'submitting' before it is sent, or as 'waiting' to be sent later. The result has an `id`, that of
 * this lead unless said otherwise, and the first kind that fits:
 * - 'withdrawn': The visitor has withdrawn the lead (`isWithdrawn`). Nothing changes.
 * - 'delivered': The log has this lead, a lead of `correctedIds`, or a correction of one of these. `id` is the delivered one.
 *   Removes the entries that the delivered lead corrects, because another tab may have sent it without knowing them.
 * - 'in-outbox': Another entry has the same content (`leadFingerprint`). `id` is its id. Nothing changes.
 * - 'written': The lead has an entry in `entryState`, in the place of those of `correctedIds`. It is saved if one of them was.
 */
export function writeLead(
  state: PresentState,
  lead: SubmittedLead,
  entryState: 'submitting' | 'waiting',
  isWithdrawn = false,
): Changed<{ kind: 'written' | 'in-outbox' | 'delivered' | 'withdrawn'; id: string }> {
  const { id, correctedIds, payload } = lead;
  if (isWithdrawn) return [state, { kind: 'withdrawn', id }];
  const formIds = [id, ...correctedIds];
  const deliveredId = findDeliveredId(state, formIds);
  if (deliveredId !== null) {
    const next = withoutEntries(state, idsCorrectedBy(deliveredId, formIds));
    return [next, { kind: 'delivered', id: deliveredId }];
  }
  const sameLead = findSameLead(state.entries, payload);
  if (sameLead !== null && sameLead.id !== id) return [state, { kind: 'in-outbox', id: sameLead.id }];
  const ownEntry = findEntry(state.entries, id) ?? newEntry(payload, id, state.now);
  // Payload fields of a newer version stay.
  const updatedEntry = { ...ownEntry, payload: { ...ownEntry.payload, ...payload } };
  const submitted =
    entryState === 'submitting' ? beginAttempt(updatedEntry, entryState) : savedAndDue(updatedEntry);
  return [putInPlaceOf(state, submitted, correctedIds), { kind: 'written', id }];
}

/** Puts an entry, and removes the readable entries of `correctedIds`. If one of these was saved, the entry is saved too. */
function putInPlaceOf(
  state: OutboxState,
  entry: ReadableEntry,
  correctedIds: readonly string[],
): OutboxState {
  const corrected = correctedIds.flatMap((id) => findEntry(state.entries, id) ?? []);
  const others = state.entries.filter((other) => corrected.every(({ id }) => id !== other.id));
  const isSaved = [entry, ...corrected].some((other) => other.isSaved);
  return putEntry({ ...state, entries: others }, { ...entry, isSaved });
}

/**
 * Ends a form's submission that delivered nothing, or that the visitor withdrew if `outcome` is null. An unsaved entry is
 * removed. A saved one stays, with the outcome or, if withdrawn, due at once. Changes only an entry in state 'submitting'.
 */
export function endSubmission(state: PresentState, id: string, outcome: FailedOutcome | null): Changed {
  const entry = findEntry(state.entries, id);
  if (entry?.state !== 'submitting') return [state, null];
  if (!entry.isSaved) return [withoutEntries(state, [id]), null];
  const ended = outcome === null ? savedAndDue(entry) : endFailedAttempt(entry, outcome, state.now);
  return [putEntry(state, ended), null];
}

/** Makes an entry saved and due at once. Result: the entry, or null if it is gone. */
export function saveAndMakeDue(state: OutboxState, id: string) {
  return changeEntry(state, id, savedAndDue);
}

/**
 * Sets the state 'sending', and counts an attempt. Result: the entry, which the caller then sends, or null if it is gone or not
 * due. With `ignoresPauses`, each entry that `needsSending` is due.
 */
export function beginSending(state: PresentState, id: string, ignoresPauses = false) {
  return changeEntry(state, id, (entry) => {
    const isReady = ignoresPauses ? needsSending(entry) : isDue(entry, state.now);
    return isReady ? beginAttempt(entry, 'sending') : null;
  });
}

/** Stores how an attempt failed that `beginSending` began (`endFailedAttempt`). Result: the entry, or null if it is gone. */
export function recordFailure(state: PresentState, id: string, outcome: FailedOutcome) {
  return changeEntry(state, id, (entry) => endFailedAttempt(entry, outcome, state.now));
}

/** Changes an entry. Result: the changed entry. If it is gone or `change` returns null: null, and no change. */
function changeEntry(
  state: OutboxState,
  id: string,
  change: (entry: ReadableEntry) => ReadableEntry | null,
): Changed<ReadableEntry | null> {
  const entry = findEntry(state.entries, id);
  const changed = entry && change(entry);
  return [changed === null ? state : putEntry(state, changed), changed];
}

/**
 * Removes a delivered entry and those of `correctedIds`, and logs the delivery. Result: true, or false if the delivered entry
 * was gone or never written; then nothing is logged.
 */
export function recordDelivery(
  state: PresentState,
  id: string,
  { isTracked = false, correctedIds = [] }: Partial<Pick<Delivery, 'isTracked' | 'correctedIds'>> = {},
): Changed<boolean> {
  const entry = findEntry(state.entries, id);
  const remaining = withoutEntries(state, [id, ...correctedIds]);
  if (entry === null) return [remaining, false];
  const delivery = { id, at: state.now, source: entry.payload.source, isTracked, correctedIds };
  return [logDelivery(remaining, delivery), true];
}

/** Marks all deliveries as tracked. Result: the deliveries that were not tracked before. A later call does not repeat them. */
export function takeUntracked(state: OutboxState): Changed<readonly Delivery[]> {
  const deliveries = state.deliveries.filter(({ isTracked }) => !isTracked);
  if (deliveries.length === 0) return [state, deliveries];
  const tracked = state.deliveries.map((delivery) => ({ ...delivery, isTracked: true }));
  return [{ ...state, deliveries: tracked }, deliveries];
}

/** Removes an entry. Result: the entry, or null if it was already removed. */
export function removeEntry(state: OutboxState, id: string): Changed<OutboxEntry | null> {
  return [withoutEntries(state, [id]), state.entries.find((entry) => entry.id === id) ?? null];
}

/**
 * Notes that the lead `correctionId` corrects `correctedId`, because the tab that submitted the correction may not have known
 * that. The correction takes the place of the corrected entry, as in `writeLead`. Changes nothing if the correction is gone and
 * the log has neither it nor a correction of it.
 */
export function noteCorrection(state: OutboxState, correctionId: string, correctedId: string): Changed {
  const correction = findEntry(state.entries, correctionId);
  if (correction !== null) return [putInPlaceOf(state, correction, [correctedId]), null];
  const isDelivered = findDeliveredId(state, [correctionId]) !== null;
  return [isDelivered ? withoutEntries(state, [correctedId]) : state, null];
}

/** Puts a removed entry back. Result: true, or false if the outbox has its id or content. */
export function restoreEntry(state: OutboxState, entry: OutboxEntry): Changed<boolean> {
  const hasSameContent = isReadable(entry) && findSameLead(state.entries, entry.payload) !== null;
  if (hasSameContent || state.entries.some(({ id }) => id === entry.id)) return [state, false];
  return [{ ...state, entries: [...state.entries, entry] }, true];
}

/** Deletes all but the entries: the delivery log, and what other versions store beside it. Result: the number of entries. */
export function deleteAllExceptEntries({ entries }: OutboxState): Changed<number> {
  return [{ entries, deliveries: [], unknownFields: {} }, entries.length];
}
