import type { LeadPayload } from '../rules/lead';
import type { OutboxItem } from '../rules/lead-queue';
import {
  asSaved,
  beginAttempt,
  type DrainTrigger,
  type FailedOutcome,
  isDue,
  newEntry,
  nextAttempt,
  type OutboxEntry,
} from '../rules/outbox-entry';
import type { OutboxMessage } from './outbox-channel';
import { openOutboxDatabase, type StoreResult } from './outbox-database';
import {
  findEntry,
  findSame,
  type OutboxState,
  parseOutbox,
  storedOutbox,
  withDelivery,
  withEntry,
  withoutItems,
  withoutReplaced,
} from './outbox-state';

/** A pressed form: its payload as typed, its lead id, and the ids of the entries that it replaces. */
export type Submission = {
  readonly payload: LeadPayload;
  readonly id: string;
  readonly replaces: readonly string[];
};

/** A change of the outbox: the next state (null: no change) and the answer to the caller. */
type Change<Answer> = { readonly next: OutboxState | null; readonly answer: Answer };

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
  async function step<Answer extends object>(
    change: (state: OutboxState) => Change<Answer>,
  ): Promise<StoreResult<Answer>> {
    const written = await database.update((stored) => {
      const { next, answer } = change(parseOutbox(stored));
      const value = next === null ? stored : storedOutbox(next);
      return { value, answer: { isChanged: next !== null, answer } };
    });
    if (!written.ok) return written;
    if (written.answer.isChanged) announce({ type: 'changed' });
    return { ok: true, ...written.answer.answer };
  }

  /** Changes an entry and deletes the entries that it replaces. `change` returns null for no change. */
  function changeAndDropReplaced(
    id: string,
    change: (entry: OutboxEntry, state: OutboxState) => OutboxEntry | null,
  ) {
    return step((state): Change<{ entry: OutboxEntry | null }> => {
      const found = findEntry(state, id);
      const changed = found && change(found, state);
      if (changed === null) return { next: null, answer: { entry: null } };
      const entry = { ...changed, replacedEntries: [] };
      return { next: withEntry(withoutItems(state, changed.replacedEntries), entry), answer: { entry } };
    });
  }

  return {
    /** Returns the delivery log and all items, without the entries that another one replaces. */
    async read(): Promise<StoreResult<OutboxState>> {
      const stored = await database.read();
      if (!stored.ok) return stored;
      const { items, deliveries } = parseOutbox(stored.value);
      return { ok: true, items: withoutReplaced(items), deliveries };
    },

    /**
     * Writes a submission before its first byte leaves ('submitting'), or to be sent later ('waiting'). An entry with this
     * id gets the payload as typed. Nothing is written if another entry has the same content ('same', `id`: of that entry),
     * or if this id or one that it replaces was delivered ('delivered', `id`: of the delivery).
     */
    write: (submission: Submission, to: 'submitting' | 'waiting') =>
      step((state) => writeSubmission(state, submission, to, now())),

    /**
     * For a form: ends a submission that was not delivered, or that the visitor withdrew (`outcome` null). A saved entry
     * stays, an unsaved one is removed, and what it replaced is visible again. Does nothing unless the state is 'submitting'.
     */
    endSubmission: (id: string, outcome: FailedOutcome | null) =>
      step((state) => {
        const entry = findEntry(state, id);
        if (entry?.state !== 'submitting') return { next: null, answer: {} };
        if (!entry.isSaved) return { next: withoutItems(state, [id]), answer: {} };
        const ended = outcome === null ? asSaved(entry, now()) : nextAttempt(entry, outcome, now());
        return { next: withEntry(state, { ...ended, replacedEntries: [] }), answer: {} };
      }),

    /** Makes an entry saved and due at once, and deletes the entries that it replaces. `entry` null: it is gone. */
    makeDue: (id: string) => changeAndDropReplaced(id, (entry) => asSaved(entry, now())),

    /** For a drain: begins an attempt, and deletes the entries that it replaces. `entry` null: it is gone, replaced or not due. */
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
     * was already removed. `isReported`: the caller counts the conversion; otherwise the first page that asks does.
     */
    async noteDelivered(id: string, isReported = false) {
      const noted = await step((state) => {
        const entry = findEntry(state, id);
        if (entry === null) return { next: null, answer: { removed: false } };
        const delivery = { id, at: now(), source: entry.payload.source, isReported };
        const left = withoutItems(state, [id, ...entry.replacedEntries]);
        return { next: withDelivery(left, delivery), answer: { removed: true } };
      });
      if (noted.ok && noted.removed && !isReported) announce({ type: 'delivered', id });
      return noted;
    },

    /** Returns the deliveries that no page has counted. Each is returned once. */
    takeUnreported: () =>
      step((state) => {
        const deliveries = state.deliveries.filter(({ isReported }) => !isReported);
        const reported = state.deliveries.map((delivery) => ({ ...delivery, isReported: true }));
        return {
          next: deliveries.length === 0 ? null : { ...state, deliveries: reported },
          answer: { deliveries },
        };
      }),

    /** Removes an item with the entries it replaces. `item` null: it was already removed. */
    remove: (id: string) =>
      step((state) => {
        const item = state.items.find((other) => other.id === id) ?? null;
        const replaced = findEntry(state, id)?.replacedEntries ?? [];
        return { next: item && withoutItems(state, [id, ...replaced]), answer: { item } };
      }),

    /** Puts a removed item back, without the entries that it replaced. `restored` false: its id or its content is here again. */
    restore: (item: OutboxItem) =>
      step((state) => {
        const isHere =
          state.items.some(({ id }) => id === item.id) ||
          (item.state !== 'unreadable' && findSame(state, item.payload) !== null);
        const next = isHere ? null : { ...state, items: [...state.items, item] };
        return { next, answer: { restored: !isHere } };
      }),

    /** Forgets everything except the items: the delivery log, and all fields of other versions. */
    forget: () => step(({ items }) => ({ next: { items, deliveries: [] }, answer: { left: items.length } })),
  };
}

function writeSubmission(
  state: OutboxState,
  { payload, id, replaces }: Submission,
  to: 'submitting' | 'waiting',
  now: number,
): Change<{ result: 'written' | 'same' | 'delivered'; id: string }> {
  const delivered = [id, ...replaces].find((each) =>
    state.deliveries.some((delivery) => delivery.id === each),
  );
  if (delivered !== undefined) return { next: null, answer: { result: 'delivered', id: delivered } };
  const same = findSame(state, payload);
  if (same !== null && same.id !== id) return { next: null, answer: { result: 'same', id: same.id } };
  const known = findEntry(state, id);
  const involved = [id, ...replaces].map((each) => findEntry(state, each)).filter((entry) => entry !== null);
  // Unsaved entries are deleted. The new entry takes over what they replace.
  const replacedEntries = involved
    .flatMap((entry) => (entry.isSaved ? [entry.id, ...entry.replacedEntries] : entry.replacedEntries))
    .filter((each) => each !== id);
  const unsaved = involved.filter(({ isSaved }) => !isSaved).map((entry) => entry.id);
  const typed = {
    ...(known ?? { ...newEntry(payload, id, now), isSaved: false }),
    payload: { ...known?.payload, ...payload },
  };
  const isSubmitting = to === 'submitting';
  const entry = isSubmitting
    ? { ...beginAttempt(typed, to), replacedEntries }
    : { ...asSaved(typed, now), replacedEntries: [] };
  const { items } = withoutItems(state, isSubmitting ? unsaved : [...unsaved, ...replacedEntries]);
  // If another entry replaces this id, remove the id from its list: the visitor has submitted it again.
  const others = items.map((item) =>
    item.state !== 'unreadable' && item.replacedEntries.includes(id)
      ? { ...item, replacedEntries: item.replacedEntries.filter((each) => each !== id) }
      : item,
  );
  return { next: withEntry({ ...state, items: others }, entry), answer: { result: 'written', id } };
}
