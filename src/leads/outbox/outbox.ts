import type { LeadPayload } from '../rules/lead';
import {
  asSaved,
  beginAttempt,
  type DrainTrigger,
  type FailedOutcome,
  isDue,
  isReadable,
  newEntry,
  nextAttempt,
  type OutboxEntry,
  type OutboxItem,
} from '../rules/outbox-entry';
import type { OutboxMessage } from './outbox-channel';
import { openOutboxDatabase, type StoreResult } from './outbox-database';
import {
  findEntry,
  findSame,
  logDelivery,
  type OutboxState,
  putEntry,
  removeItems,
  withoutReplaced,
} from './outbox-state';
import { parseOutbox, storedOutbox } from './stored-outbox';

/** A pressed form: its payload as typed, its lead id, and the ids of the entries that it replaces. */
export type Submission = {
  readonly payload: LeadPayload;
  readonly id: string;
  readonly replaces: readonly string[];
};

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Opens the outbox of this page or worker: the leads that this device keeps. Each method is one transaction and resolves
 * within eight seconds; `ok` false: nothing was changed. No method rejects. The caller of a method with an id holds the lock
 * of that id. `announce` is called after each change is on the disk.
 */
export function createOutbox({
  database = openOutboxDatabase(),
  now = Date.now,
  announce = (_message: OutboxMessage): void => undefined,
} = {}) {
  /** Runs one transaction. If `change` replaces the items or the log, the state is written and the change announced. */
  async function transact<Answer>(change: (state: OutboxState) => Answer): Promise<StoreResult<Answer>> {
    let isChanged = false;
    const result = await database.update((stored) => {
      const state = parseOutbox(stored);
      const { items, deliveries } = state;
      const answer = change(state);
      isChanged = state.items !== items || state.deliveries !== deliveries;
      return { value: isChanged ? storedOutbox(state) : stored, answer };
    });
    if (result.ok && isChanged) announce({ type: 'changed' });
    return result;
  }

  /** Changes an entry and deletes the entries that it replaces. `change` returns null for no change. */
  function changeAndDropReplaced(
    id: string,
    change: (entry: OutboxEntry, state: OutboxState) => OutboxEntry | null,
  ) {
    return transact((state): { entry: OutboxEntry | null } => {
      const found = findEntry(state, id);
      const changed = found && change(found, state);
      if (changed === null) return { entry: null };
      removeItems(state, changed.replacedEntries);
      const entry = { ...changed, replacedEntries: [] };
      putEntry(state, entry);
      return { entry };
    });
  }

  return {
    /** Returns the delivery log and all items, without the entries that another one replaces. */
    async read(): Promise<StoreResult<Omit<OutboxState, 'unknownFields'>>> {
      const stored = await database.read();
      if (!stored.ok) return stored;
      const { items, deliveries } = parseOutbox(stored.value);
      return { ok: true, items: withoutReplaced(items), deliveries };
    },

    /**
     * Writes a submission before its first byte leaves ('submitting'), or to be sent later ('waiting'). Writes nothing if
     * another entry has the same content ('same'), or if this id, one that it replaces, or another correction of one that it
     * replaces was delivered ('delivered'). Returns the id of the entry or of the delivery.
     */
    write: (submission: Submission, to: 'submitting' | 'waiting') =>
      transact((state) => writeSubmission(state, submission, to, now())),

    /**
     * For a form: ends a submission that was not delivered, or that the visitor withdrew (`outcome` null). A saved entry
     * stays, an unsaved one is removed, and what it replaced is visible again. Does nothing unless the state is 'submitting'.
     */
    endSubmission: (id: string, outcome: FailedOutcome | null) =>
      transact((state) => {
        const entry = findEntry(state, id);
        if (entry?.state !== 'submitting') return {};
        const ended = outcome === null ? asSaved(entry, now()) : nextAttempt(entry, outcome, now());
        if (entry.isSaved) putEntry(state, { ...ended, replacedEntries: [] });
        else removeItems(state, [id]);
        return {};
      }),

    /** Makes an entry saved and due at once, and deletes the entries that it replaces. `entry` null: it is gone. */
    makeDue: (id: string) => changeAndDropReplaced(id, (entry) => asSaved(entry, now())),

    /** For a drain: begins an attempt, and deletes what the entry replaces. `entry` null: it is gone, replaced or not due. */
    beginSending: (id: string, trigger: DrainTrigger) =>
      changeAndDropReplaced(id, (entry, { items }) => {
        const isSent = isDue(entry, now(), trigger) && withoutReplaced(items).includes(entry);
        return isSent ? { ...beginAttempt(entry, 'sending'), isSaved: true } : null;
      }),

    /** For a drain: stores the outcome of a failed attempt. `entry` null: it is gone. */
    noteFailure: (id: string, outcome: FailedOutcome) =>
      changeAndDropReplaced(id, (entry) => nextAttempt(entry, outcome, now())),

    /**
     * Removes a delivered entry with the entries it replaces, and logs the delivery, in one transaction. `removed` false: it
     * was already removed. `isReported`: the caller counts the conversion; otherwise the first page that asks does. `replaced`:
     * the ids that the form has replaced by this one.
     */
    async noteDelivered(id: string, isReported = false, replaced: readonly string[] = []) {
      const noted = await transact((state) => {
        const entry = findEntry(state, id);
        if (entry === null) return { removed: false };
        removeItems(state, [id, ...entry.replacedEntries]);
        const delivery = { id, at: now(), source: entry.payload.source, isReported };
        logDelivery(state, replaced.length > 0 ? { ...delivery, replaced } : delivery);
        return { removed: true };
      });
      if (noted.ok && noted.removed && !isReported) announce({ type: 'delivered', id });
      return noted;
    },

    /** Returns the deliveries that no page has counted. Each is returned once. */
    takeUnreported: () =>
      transact((state) => {
        const deliveries = state.deliveries.filter(({ isReported }) => !isReported);
        if (deliveries.length > 0)
          state.deliveries = state.deliveries.map((delivery) => ({ ...delivery, isReported: true }));
        return { deliveries };
      }),

    /** Removes an item with the entries it replaces. `item` null: it was already removed. */
    remove: (id: string) =>
      transact((state) => {
        const item = state.items.find((other) => other.id === id) ?? null;
        removeItems(state, [id, ...(findEntry(state, id)?.replacedEntries ?? [])]);
        return { item };
      }),

    /** Puts a removed item back, without the entries that it replaced. `restored` false: its id or content is here again. */
    restore: (item: OutboxItem) =>
      transact((state) => {
        const isSame = isReadable(item) && findSame(state, item.payload) !== null;
        const isHere = isSame || state.items.some(({ id }) => id === item.id);
        if (!isHere) state.items = [...state.items, item];
        return { restored: !isHere };
      }),

    /** Forgets everything except the items: the delivery log, and all fields of other versions. */
    forget: () =>
      transact((state) => {
        state.deliveries = [];
        state.unknownFields = {};
        return { left: state.items.length };
      }),
  };
}

function writeSubmission(
  state: OutboxState,
  { payload, id, replaces }: Submission,
  to: 'submitting' | 'waiting',
  now: number,
): { result: 'written' | 'same' | 'delivered'; id: string } {
  const ids = [id, ...replaces];
  const delivered =
    ids.find((each) => state.deliveries.some((delivery) => delivery.id === each)) ??
    // Another tab has corrected the request that this one corrects, perhaps alike.
    state.deliveries.find(({ replaced }) => replaced?.some((each) => each !== id && ids.includes(each)))?.id;
  if (delivered !== undefined) return { result: 'delivered', id: delivered };
  const same = findSame(state, payload);
  if (same !== null && same.id !== id) return { result: 'same', id: same.id };
  const entries = ids.map((each) => findEntry(state, each)).filter((entry) => entry !== null);
  const known = findEntry(state, id) ?? newEntry(payload, id, now);
  const typed = { ...known, payload: { ...known.payload, ...payload } };
  // Unsaved entries are deleted. The new entry takes over what they replace.
  const replacedEntries = entries
    .flatMap((entry) => [...(entry.isSaved ? [entry.id] : []), ...entry.replacedEntries])
    .filter((each) => each !== id);
  const unsaved = entries.filter(({ isSaved }) => !isSaved).map((entry) => entry.id);
  removeItems(state, to === 'waiting' ? [...unsaved, ...replacedEntries] : unsaved);
  // If another entry replaces this id, remove the id from its list: the visitor has submitted it again.
  for (const other of state.items.filter(isReadable))
    if (other.replacedEntries.includes(id))
      putEntry(state, { ...other, replacedEntries: other.replacedEntries.filter((each) => each !== id) });
  if (to === 'submitting') putEntry(state, { ...beginAttempt(typed, to), replacedEntries });
  else putEntry(state, { ...asSaved(typed, now), replacedEntries: [] });
  return { result: 'written', id };
}
