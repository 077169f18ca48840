import {
  afterFailure,
  asSaved,
  beginAttempt,
  type DrainTrigger,
  isDue,
  isReadable,
  type OutboxEntry,
  type OutboxItem,
} from '../rules/outbox-entry';
import type { FailedOutcome } from '../rules/send-outcome';
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
import { type Submission, writeSubmission } from './write-submission';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Returns the methods that read and change the outbox: the leads that this device keeps. Each is one transaction and never
 * rejects. If storage fails or is blocked, a method resolves to `ok` false, after twelve seconds at most: nothing was
 * changed. The caller of a method with an `id` must hold the lock of that id; nothing checks this. After each change is on the
 * disk, `announce` gets 'changed', and also 'delivered' for a delivery that its caller does not count.
 */
export function createOutbox({
  database = openOutboxDatabase(),
  now = Date.now,
  announce = (_message: OutboxMessage): void => undefined,
} = {}) {
  /** Runs one transaction. If `change` returns another state, it is written and the change announced. */
  async function transact<Answer>(
    change: (state: OutboxState) => readonly [OutboxState, Answer],
  ): Promise<StoreResult<Answer>> {
    let isChanged = false;
    const result = await database.update((stored) => {
      const state = parseOutbox(stored);
      const [next, answer] = change(state);
      isChanged = next !== state;
      return { value: isChanged ? storedOutbox(next) : stored, answer };
    });
    if (result.ok && isChanged) announce({ type: 'changed' });
    return result;
  }

  /** Changes an entry and deletes the entries that it replaces. `change` returns null for no change. */
  function changeAndDropReplaced(
    id: string,
    change: (entry: OutboxEntry, state: OutboxState) => OutboxEntry | null,
  ) {
    return transact<{ entry: OutboxEntry | null }>((state) => {
      const found = findEntry(state, id);
      const changed = found && change(found, state);
      if (changed === null) return [state, { entry: null }];
      const entry = { ...changed, replacedEntries: [] };
      return [putEntry(removeItems(state, changed.replacedEntries), entry), { entry }];
    });
  }

  return {
    /** Returns the delivery log, and all items except those that another entry replaces. */
    async read(): Promise<StoreResult<Omit<OutboxState, 'unknownFields'>>> {
      const stored = await database.read();
      if (!stored.ok) return stored;
      const { items, deliveries } = parseOutbox(stored.value);
      return { ok: true, items: withoutReplaced(items), deliveries };
    },

    /** Writes a submission before its first byte leaves ('submitting'), or to be sent later ('waiting') (`writeSubmission`). */
    write: (submission: Submission, to: 'submitting' | 'waiting') =>
      transact((state) => writeSubmission(state, submission, to, now())),

    /**
     * For a form: ends a submission that was not delivered, or that the visitor withdrew (`outcome` null). A saved entry stays,
     * an unsaved one is removed, and what it replaced is visible again. Does nothing unless the state is 'submitting'.
     */
    endSubmission: (id: string, outcome: FailedOutcome | null) =>
      transact((state) => {
        const entry = findEntry(state, id);
        if (entry?.state !== 'submitting') return [state, {}];
        if (!entry.isSaved) return [removeItems(state, [id]), {}];
        const ended = outcome === null ? asSaved(entry, now()) : afterFailure(entry, outcome, now());
        return [putEntry(state, { ...ended, replacedEntries: [] }), {}];
      }),

    /** Makes an entry saved and due at once, and deletes the entries that it replaces. `entry` null: it is gone. */
    makeDue: (id: string) => changeAndDropReplaced(id, (entry) => asSaved(entry, now())),

    /** For a drain: counts an attempt, and deletes what the entry replaces. `entry` null: it is gone, replaced or not due. */
    beginSending: (id: string, trigger: DrainTrigger) =>
      changeAndDropReplaced(id, (entry, { items }) => {
        const isSent = isDue(entry, now(), trigger) && withoutReplaced(items).includes(entry);
        return isSent ? { ...beginAttempt(entry, 'sending'), isSaved: true } : null;
      }),

    /** For a drain: stores the outcome of a failed attempt, which `beginSending` has counted. `entry` null: it is gone. */
    noteFailure: (id: string, outcome: FailedOutcome) =>
      changeAndDropReplaced(id, (entry) => afterFailure(entry, outcome, now())),

    /**
     * Removes a delivered entry with the entries it replaces, and logs the delivery. `removed` false: it was already removed.
     * `isReported`: the caller counts the conversion; else a page does. `replaced`: the ids that the form replaced by this one.
     */
    async noteDelivered(
      id: string,
      { isReported = false, replaced = [] }: { isReported?: boolean; replaced?: readonly string[] } = {},
    ) {
      const noted = await transact((state) => {
        const entry = findEntry(state, id);
        if (entry === null) return [state, { removed: false }];
        const corrected = replaced.length > 0 ? { replaced } : {};
        const delivery = { id, at: now(), source: entry.payload.source, isReported, ...corrected };
        const left = removeItems(state, [id, ...entry.replacedEntries]);
        return [logDelivery(left, delivery), { removed: true }];
      });
      if (noted.ok && noted.removed && !isReported) announce({ type: 'delivered', id });
      return noted;
    },

    /** Returns the deliveries that no page has counted, and marks them as counted: each is returned once. */
    takeUnreported: () =>
      transact((state) => {
        const deliveries = state.deliveries.filter(({ isReported }) => !isReported);
        if (deliveries.length === 0) return [state, { deliveries }];
        const reported = state.deliveries.map((delivery) => ({ ...delivery, isReported: true }));
        return [{ ...state, deliveries: reported }, { deliveries }];
      }),

    /** Removes an item with the entries it replaces. `item` null: it was already removed. */
    remove: (id: string) =>
      transact((state) => {
        const item = state.items.find((other) => other.id === id) ?? null;
        return [removeItems(state, [id, ...(findEntry(state, id)?.replacedEntries ?? [])]), { item }];
      }),

    /** Puts a removed item back, but not what it replaced. `restored` false: the outbox has its id or content again. */
    restore: (item: OutboxItem) =>
      transact((state) => {
        const isSame = isReadable(item) && findSame(state, item.payload) !== null;
        const isHere = isSame || state.items.some(({ id }) => id === item.id);
        return [isHere ? state : { ...state, items: [...state.items, item] }, { restored: !isHere }];
      }),

    /** Deletes the delivery log and all fields of other versions. Keeps the items; `left`: how many there are. */
    forget: () =>
      transact(({ items }) => [{ items, deliveries: [], unknownFields: {} }, { left: items.length }]),
  };
}
