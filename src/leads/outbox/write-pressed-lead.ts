import type { LeadPayload } from '../rules/lead';
import { asSaved, beginAttempt, isReadable, newEntry } from '../rules/outbox-entry';
import { findEntry, findSame, type OutboxState, putEntry, removeEntries } from './outbox-state';

/** A pressed form: its payload as typed, its lead id, and the ids of the other entries that it replaces. */
export type PressedLead = {
  readonly payload: LeadPayload;
  readonly id: string;
  readonly replaces: readonly string[];
};

/**
 * Puts a pressed lead into the outbox, and returns the next state.
 * - 'written': The entry is in state `to`. Entries that it replaces are removed, but 'submitting' keeps the saved ones, hidden.
 * - 'same': Nothing changes. The entry `id` has this content.
 * - 'delivered': Nothing changes. The server has `id`: this lead, one that it replaces, or another correction of that.
 */
export function writePressedLead(
  state: OutboxState,
  pressed: PressedLead,
  to: 'submitting' | 'waiting',
  now: number,
): readonly [OutboxState, { result: 'written' | 'same' | 'delivered'; id: string }] {
  const ids = [pressed.id, ...pressed.replaces];
  const delivered =
    ids.find((each) => state.deliveries.some((delivery) => delivery.id === each)) ??
    // Another tab has corrected the same lead, and that correction was delivered.
    state.deliveries.find(({ replacedIds }) => replacedIds.some((each) => pressed.replaces.includes(each)))
      ?.id;
  if (delivered !== undefined) return [state, { result: 'delivered', id: delivered }];
  const same = findSame(state, pressed.payload);
  if (same !== null && same.id !== pressed.id) return [state, { result: 'same', id: same.id }];
  return [withPressedLead(state, pressed, to, now), { result: 'written', id: pressed.id }];
}

/** Puts the entry in place of the unsaved entries it replaces. Saved ones stay until it is saved or delivered. */
function withPressedLead(
  state: OutboxState,
  { payload, id, replaces }: PressedLead,
  to: 'submitting' | 'waiting',
  now: number,
): OutboxState {
  const entries = [id, ...replaces].map((each) => findEntry(state, each)).filter((entry) => entry !== null);
  const unsaved = entries.filter(({ isSaved }) => !isSaved).map((entry) => entry.id);
  // The new entry takes over what the unsaved entries replace.
  const replaced = entries
    .flatMap((entry) => [...(entry.isSaved ? [entry.id] : []), ...entry.replaces])
    .filter((each) => each !== id);
  const known = findEntry(state, id) ?? newEntry(payload, id, now);
  const typed = { ...known, payload: { ...known.payload, ...payload } };
  const others = stopReplacing(removeEntries(state, unsaved), id);
  return to === 'submitting'
    ? putEntry(others, { ...beginAttempt(typed, to), replaces: replaced })
    : putEntry(removeEntries(others, replaced), { ...asSaved(typed, now), replaces: [] });
}

/** Removes this id from the lists of the entries that replace it: the visitor has submitted it again. */
function stopReplacing(state: OutboxState, id: string): OutboxState {
  const entries = state.entries.map((entry) => {
    if (!isReadable(entry) || !entry.replaces.includes(id)) return entry;
    return { ...entry, replaces: entry.replaces.filter((each) => each !== id) };
  });
  return { ...state, entries };
}
