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
  idsWithHidden,
  logDelivery,
  type OutboxState,
  putEntry,
  removeWithHidden,
  stopHiding,
  visibleEntriesOf,
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
 * - 'written': The lead has an entry in `entryState`. The unsaved entries of `correctedIds` are removed. The saved ones are
 *   hidden while the lead is 'submitting', and removed if it is 'waiting'.
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
    const next = removeWithHidden(state, idsCorrectedBy(deliveredId, formIds));
    return [next, { kind: 'delivered', id: deliveredId }];
  }
  const sameLead = findSameLead(state.entries, payload);
  if (sameLead !== null && sameLead.id !== id) return [state, { kind: 'in-outbox', id: sameLead.id }];
  return [withSubmittedLead(state, lead, entryState), { kind: 'written', id }];
}

/** Returns the state after `writeLead` has 'written' the lead. */
function withSubmittedLead(
  state: PresentState,
  { payload, id, correctedIds }: SubmittedLead,
  entryState: 'submitting' | 'waiting',
): OutboxState {
  const entries = [id, ...correctedIds].flatMap((leadId) => findEntry(state.entries, leadId) ?? []);
  const unsaved = entries.filter(({ isSaved }) => !isSaved).map((entry) => entry.id);
  // The new entry takes over what the unsaved entries hide.
  const hiddenIds = entries
    .flatMap((entry) => [...(entry.isSaved ? [entry.id] : []), ...entry.hiddenIds])
    .filter((hiddenId) => hiddenId !== id);
  const ownEntry = findEntry(state.entries, id) ?? newEntry(payload, id, state.now);
  // Payload fields of a newer version stay.
  const updatedEntry = { ...ownEntry, payload: { ...ownEntry.payload, ...payload }, hiddenIds };
  // The entry itself is visible again, because the visitor has submitted it.
  const others = stopHiding(withoutEntries(state, unsaved), id);
  return entryState === 'submitting'
    ? putEntry(others, beginAttempt(updatedEntry, entryState))
    : putAndRemoveHidden(others, savedAndDue(updatedEntry));
}

/** Puts an entry whose state is not 'submitting' (`putEntry`), and removes the entries of its `hiddenIds` for good. */
function putAndRemoveHidden(state: OutboxState, entry: ReadableEntry): OutboxState {
  return putEntry(withoutEntries(state, entry.hiddenIds), { ...entry, hiddenIds: [] });
}

/**
 * Ends an attempt that delivered nothing or was withdrawn by the visitor. An unsaved entry is removed. A saved one stays, with
 * the outcome or, if withdrawn, due at once. The entries that it hid are visible again. Changes only an entry that is
 * 'submitting' or 'sending'.
 */
export function endAttempt(state: PresentState, id: string, outcome: FailedOutcome | 'withdrawn'): Changed {
  const entry = findEntry(state.entries, id);
  if (entry?.state !== 'submitting' && entry?.state !== 'sending') return [state, null];
  if (!entry.isSaved) return [withoutEntries(state, [id]), null];
  const ended = outcome === 'withdrawn' ? savedAndDue(entry) : endFailedAttempt(entry, outcome, state.now);
  return [putEntry(state, { ...ended, hiddenIds: [] }), null];
}

/** Makes an entry saved and due at once, and deletes those that it hides. Result: the entry, or null if it is gone. */
export function saveAndMakeDue(state: OutboxState, id: string) {
  return changeEntry(state, id, savedAndDue);
}

/**
 * Sets the state 'sending', counts an attempt, and deletes what the entry hides. Result: the entry, which the caller then
 * sends, or null if it is gone, hidden or not due. With `ignoresPauses`, each entry that `needsSending` is due. The caller
 * holds the lock, so an entry that is 'submitting' or 'sending' has lost its sender, and is due too.
 */
export function beginSending(state: PresentState, id: string, ignoresPauses = false) {
  return changeEntry(state, id, (entry) => {
    const isReady = ignoresPauses ? needsSending(entry) : isDue(entry, state.now);
    return isReady && visibleEntriesOf(state.entries).includes(entry) ? beginAttempt(entry, 'sending') : null;
  });
}

/**
 * Changes an entry to a state other than 'submitting', and removes the entries that it hides. Result: the changed entry, with
 * the `hiddenIds` that it had before. If it is gone or `change` returns null: null, and no change.
 */
function changeEntry(
  state: OutboxState,
  id: string,
  change: (entry: ReadableEntry) => ReadableEntry | null,
): Changed<ReadableEntry | null> {
  const entry = findEntry(state.entries, id);
  const changed = entry && change(entry);
  return [changed === null ? state : putAndRemoveHidden(state, changed), changed];
}

/**
 * Removes a delivered entry and those of `correctedIds`, with what they hide, and logs the delivery. Result: true, or false if
 * the delivered entry was gone or never written; then nothing is logged.
 */
export function recordDelivery(
  state: PresentState,
  id: string,
  { isTracked = false, correctedIds = [] }: Partial<Pick<Delivery, 'isTracked' | 'correctedIds'>> = {},
): Changed<boolean> {
  const entry = findEntry(state.entries, id);
  const remaining = removeWithHidden(state, [id, ...correctedIds]);
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

/** Removes an entry with those it hides. Result: true, or false if it was already removed. */
export function removeEntry(state: OutboxState, id: string): Changed<boolean> {
  const remaining = removeWithHidden(state, [id]);
  return [remaining, remaining !== state];
}

/**
 * Notes that the lead `correctionId` corrects `correctedId`, because the tab that submitted the correction may not have known
 * that. Hides the corrected entry and those that it hides if the correction is 'submitting', because it can still be withdrawn.
 * Removes them if the correction is saved or delivered. Changes nothing if it is gone and the log has neither it nor a
 * correction of it.
 */
export function noteCorrection(state: OutboxState, correctionId: string, correctedId: string): Changed {
  const correction = findEntry(state.entries, correctionId);
  if (correction === null && findDeliveredId(state, [correctionId]) === null) return [state, null];
  // The corrected entry may hide the correction, which must not be removed with it.
  const ids = idsWithHidden(state.entries, [correctedId]).filter((id) => id !== correctionId);
  if (correction?.state !== 'submitting') return [withoutEntries(state, ids), null];
  const hiddenIds = [...new Set([...correction.hiddenIds, ...ids])];
  return [putEntry(state, { ...correction, hiddenIds }), null];
}

/** Puts a removed entry back, but not what it hid. Result: true, or false if the outbox has its id or content. */
export function restoreEntry(state: OutboxState, entry: OutboxEntry): Changed<boolean> {
  const hasSameContent = isReadable(entry) && findSameLead(state.entries, entry.payload) !== null;
  if (hasSameContent || state.entries.some(({ id }) => id === entry.id)) return [state, false];
  return [{ ...state, entries: [...state.entries, entry] }, true];
}

/** Deletes all but the entries: the delivery log, and what other versions store beside it. Result: the number of entries. */
export function deleteAllExceptEntries({ entries }: OutboxState): Changed<number> {
  return [{ entries, deliveries: [], unknownFields: {} }, entries.length];
}
