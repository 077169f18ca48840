import {
  beginAttempt,
  endFailedAttempt,
  isDue,
  isReadable,
  needsSending,
  type OutboxEntry,
  type ReadableEntry,
  savedAndDue,
} from '../rules/outbox-entry';
import { parseOutbox, serializeOutbox } from '../rules/outbox-format';
import {
  findEntry,
  findLead,
  logDelivery,
  type OutboxState,
  putEntry,
  removeEntries,
  visibleEntries,
} from '../rules/outbox-state';
import { putSubmittedLead, type SubmittedLead } from '../rules/put-submitted-lead';
import type { FailedOutcome } from '../rules/send-outcome';
import type { OutboxMessage } from './outbox-channel';
import { openOutboxDatabase, type StorageResult } from './outbox-database';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Returns the outbox of this device, whose methods each run one transaction. If storage fails or is blocked, a method resolves
 * to `ok` false after twelve seconds at most. No method rejects. The caller of a method with an `id` or a `lead` must hold its
 * lock. `broadcast` gets 'changed' after each change is on the disk, and 'delivered' after a delivery without `isTracked`.
 */
export function createOutbox({
  database = openOutboxDatabase(),
  now = Date.now,
  broadcast = (_message: OutboxMessage): void => undefined,
} = {}) {
  /** Runs one transaction. If `change` returns another state, it is written and the change broadcast. */
  async function transact<Result>(
    change: (state: OutboxState) => readonly [OutboxState, Result],
  ): Promise<StorageResult<Result>> {
    let isChanged = false;
    const updated = await database.update((stored) => {
      const state = parseOutbox(stored);
      const [next, result] = change(state);
      isChanged = next !== state;
      return { value: isChanged ? serializeOutbox(next) : stored, result };
    });
    if (updated.ok && isChanged) broadcast({ type: 'changed' });
    return updated;
  }

  /** Changes an entry and deletes those that it hides. Changes nothing if `change` returns null. */
  function changeAndRemoveHidden(
    id: string,
    change: (entry: ReadableEntry, state: OutboxState) => ReadableEntry | null,
  ) {
    return transact<{ entry: ReadableEntry | null }>((state) => {
      const found = findEntry(state, id);
      const changed = found && change(found, state);
      if (changed === null) return [state, { entry: null }];
      const entry = { ...changed, hiddenIds: [] };
      return [putEntry(removeEntries(state, changed.hiddenIds), entry), { entry }];
    });
  }

  return {
    /** Returns the delivery log, and all entries except those that another entry hides. */
    async read(): Promise<StorageResult<Omit<OutboxState, 'unknownFields'>>> {
      const stored = await database.read();
      if (!stored.ok) return stored;
      const { entries, deliveries } = parseOutbox(stored.value);
      return { ok: true, entries: visibleEntries(entries), deliveries };
    },

    /**
     * Writes a submitted lead as 'submitting' before it is sent, or as 'waiting' to be sent later. The results are those of
     * `putSubmittedLead`. If `withdrawSignal` is aborted before the transaction, changes nothing: 'withdrawn'.
     */
    write: (lead: SubmittedLead, entryState: 'submitting' | 'waiting', withdrawSignal?: AbortSignal) =>
      transact<{ result: 'written' | 'in-outbox' | 'delivered' | 'withdrawn'; id: string }>((state) =>
        withdrawSignal?.aborted
          ? [state, { result: 'withdrawn', id: lead.id }]
          : putSubmittedLead(state, lead, entryState, now()),
      ),

    /**
     * Ends a form's submission that delivered nothing, or that the visitor withdrew if `outcome` is null. A saved entry stays
     * and an unsaved one is removed. What it hid is visible again. Changes only an entry in state 'submitting'.
     */
    endSubmission: (id: string, outcome: FailedOutcome | null) =>
      transact((state) => {
        const entry = findEntry(state, id);
        if (entry?.state !== 'submitting') return [state, {}];
        if (!entry.isSaved) return [removeEntries(state, [id]), {}];
        const ended = outcome === null ? savedAndDue(entry) : endFailedAttempt(entry, outcome, now());
        return [putEntry(state, { ...ended, hiddenIds: [] }), {}];
      }),

    /** Makes an entry saved and due at once, and deletes those that it hides. `entry` is null if it is gone. */
    saveAndMakeDue: (id: string) => changeAndRemoveHidden(id, savedAndDue),

    /**
     * Sets the state 'sending', counts an attempt, and deletes what the entry hides. The caller then sends `entry`. It is
     * null if the entry is gone, hidden or not due. With `ignoresPauses`, each entry that `needsSending` is due.
     */
    beginSending: (id: string, ignoresPauses = false) =>
      changeAndRemoveHidden(id, (entry, { entries }) => {
        const isReady = ignoresPauses ? needsSending(entry) : isDue(entry, now());
        return isReady && visibleEntries(entries).includes(entry) ? beginAttempt(entry, 'sending') : null;
      }),

    /** Stores the outcome of a failed attempt, which `beginSending` has counted. `entry` is null if it is gone. */
    recordFailure: (id: string, outcome: FailedOutcome) =>
      changeAndRemoveHidden(id, (entry) => endFailedAttempt(entry, outcome, now())),

    /**
     * Removes a delivered entry with those it hides, and logs the delivery. If the entry was gone, logs nothing, and
     * `isRemoved` is false. Unless the caller tracks the lead (`isTracked`), `broadcast` gets 'delivered': a page tracks it.
     */
    async recordDelivery(
      id: string,
      { isTracked = false, previousIds = [] }: { isTracked?: boolean; previousIds?: readonly string[] } = {},
    ) {
      const recorded = await transact((state) => {
        const entry = findEntry(state, id);
        if (entry === null) return [state, { isRemoved: false }];
        const delivery = { id, at: now(), source: entry.payload.source, isTracked, previousIds };
        const next = removeEntries(state, [id, ...entry.hiddenIds]);
        return [logDelivery(next, delivery), { isRemoved: true }];
      });
      if (recorded.ok && recorded.isRemoved && !isTracked) broadcast({ type: 'delivered', id });
      return recorded;
    },

    /** Returns the deliveries that no page has tracked, and marks them as tracked. So each is returned once. */
    takeUntracked: () =>
      transact((state) => {
        const deliveries = state.deliveries.filter(({ isTracked }) => !isTracked);
        if (deliveries.length === 0) return [state, { deliveries }];
        const tracked = state.deliveries.map((delivery) => ({ ...delivery, isTracked: true }));
        return [{ ...state, deliveries: tracked }, { deliveries }];
      }),

    /** Removes an entry with those it hides. `entry` is null if it was already removed. */
    remove: (id: string) =>
      transact((state) => {
        const entry = state.entries.find((other) => other.id === id) ?? null;
        const hiddenIds = entry !== null && isReadable(entry) ? entry.hiddenIds : [];
        return [removeEntries(state, [id, ...hiddenIds]), { entry }];
      }),

    /** Puts a removed entry back, but not what it hid. `isRestored` is false if the outbox has its id or content. */
    restore: (entry: OutboxEntry) =>
      transact((state) => {
        const hasSameContent = isReadable(entry) && findLead(state, entry.payload) !== null;
        const isInOutbox = hasSameContent || state.entries.some(({ id }) => id === entry.id);
        return [
          isInOutbox ? state : { ...state, entries: [...state.entries, entry] },
          { isRestored: !isInOutbox },
        ];
      }),

    /** Deletes the delivery log and all fields of other versions. `entryCount` is the number of entries, which stay. */
    deleteAllExceptEntries: () =>
      transact(({ entries }) => [
        { entries, deliveries: [], unknownFields: {} },
        { entryCount: entries.length },
      ]),
  };
}
