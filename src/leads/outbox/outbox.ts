import type { LeadPayload } from '../rules/lead';
import type { OutboxItem } from '../rules/lead-queue';
import {
  beginAttempt,
  type DrainTrigger,
  type FailedOutcome,
  isDue,
  newEntry,
  nextAttempt,
  type OutboxEntry,
  saved,
  unanswered,
} from '../rules/outbox-entry';
import type { OutboxMessage } from './outbox-channel';
import { type OutboxDatabase, openOutboxDatabase, type StoreResult } from './outbox-database';
import {
  type Delivery,
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

/** The entry after a change; null if there was none to change. */
type Changed = Promise<StoreResult<{ entry: OutboxEntry | null }>>;

/**
 * The leads that this device keeps. Each method is one transaction and returns a value: nothing rejects, nothing hangs.
 * Only the holder of a lead's lock may call a method for its id.
 */
export type Outbox = {
  /** Returns the log and all items, without the entries that another one replaces. */
  read(): Promise<StoreResult<Pick<OutboxState, 'items' | 'deliveries'>>>;
  /**
   * Writes a submission before its first byte leaves ('submitting'), or to be sent later ('waiting'). An entry with this id
   * gets the payload as typed. 'same': the same content is here with another id, and 'delivered': this id was delivered;
   * then nothing is written.
   */
  write(
    submission: Submission,
    state: 'submitting' | 'waiting',
  ): Promise<StoreResult<{ result: 'written' | 'same' | 'delivered'; id: string }>>;
  /** The form got no answer. The entry stays with its form. */
  noteUnanswered(id: string, reason: 'network' | 'timeout'): Changed;
  /**
   * Ends a submission that was not delivered: refused, or withdrawn by the visitor (`outcome` null). A saved entry stays, an
   * unsaved one is removed, and what it replaced is waiting again.
   */
  endSubmission(id: string, outcome: FailedOutcome | null): Promise<StoreResult<object>>;
  /** Makes an entry saved and due at once, in place of the entries that it replaces. */
  save(id: string): Changed;
  /** Begins an attempt of the outbox. The entries that it replaces are removed. `entry` null: it is gone, replaced or not due. */
  beginSending(id: string, trigger: DrainTrigger): Changed;
  /** Notes an attempt of the outbox that did not deliver. */
  noteFailure(id: string, outcome: FailedOutcome): Changed;
  /**
   * Removes a delivered entry with the entries it replaces, and logs the delivery, in one transaction. `removed` false: it was
   * already removed. `isReported`: the caller counts the conversion; otherwise the first page that asks does.
   */
  noteDelivered(id: string, isReported?: boolean): Promise<StoreResult<{ removed: boolean }>>;
  /** Returns the deliveries that no page has counted. Each is returned once. */
  takeUnreported(): Promise<StoreResult<{ deliveries: readonly Delivery[] }>>;
  /** Removes an item with the entries it replaces. `item` null: it was already removed. */
  remove(id: string): Promise<StoreResult<{ item: OutboxItem | null }>>;
  /** Undoes a removal. `restored` false: the id or the same content is here again. */
  restore(item: OutboxItem): Promise<StoreResult<{ restored: boolean }>>;
  /** Forgets everything except the items that are left: the delivery log, and all fields of other versions. */
  forget(): Promise<StoreResult<{ left: number }>>;
};

/** A change of the outbox: the next state (null: no change) and the answer to the caller. */
type Change<Answer> = { readonly next: OutboxState | null; readonly answer: Answer };

/** Opens the outbox of this page or worker. `announce` is called after each change is safely stored. */
export function createOutbox({
  database = openOutboxDatabase(),
  now = Date.now,
  announce = () => undefined,
}: {
  readonly database?: OutboxDatabase;
  readonly now?: () => number;
  readonly announce?: (message: OutboxMessage) => void;
} = {}): Outbox {
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

  /** Changes one entry. `change` returns null to leave it unchanged. */
  function changeEntry(id: string, change: (entry: OutboxEntry) => OutboxEntry | null): Changed {
    return step((state) => {
      const found = findEntry(state, id);
      const entry = found === null ? null : change(found);
      return { next: entry === null ? null : withEntry(state, entry), answer: { entry } };
    });
  }

  return {
    async read() {
      const stored = await database.read();
      if (!stored.ok) return stored;
      const { items, deliveries } = parseOutbox(stored.value);
      return { ok: true, items: withoutReplaced(items), deliveries };
    },
    write: (submission, to) => step((state) => writeSubmission(state, submission, to, now())),
    noteUnanswered: (id, reason) =>
      changeEntry(id, (entry) => (entry.state === 'submitting' ? unanswered(entry, reason, now()) : null)),
    endSubmission: (id, outcome) =>
      step((state) => {
        const entry = findEntry(state, id);
        if (entry?.state !== 'submitting') return { next: null, answer: {} };
        if (!entry.isSaved) return { next: withoutItems(state, [id]), answer: {} };
        const left = { ...entry, replacedEntries: [] };
        const ended = outcome === null ? saved(left, now()) : nextAttempt(left, outcome, now());
        return { next: withEntry(state, ended), answer: {} };
      }),
    save: (id) =>
      step((state): Change<{ entry: OutboxEntry | null }> => {
        const found = findEntry(state, id);
        if (found === null) return { next: null, answer: { entry: null } };
        const entry = { ...saved(found, now()), replacedEntries: [] };
        return { next: withEntry(withoutItems(state, found.replacedEntries), entry), answer: { entry } };
      }),
    beginSending: (id, trigger) =>
      step((state): Change<{ entry: OutboxEntry | null }> => {
        const found = findEntry({ ...state, items: withoutReplaced(state.items) }, id);
        if (found === null || !isDue(found, now(), trigger)) return { next: null, answer: { entry: null } };
        const entry = { ...beginAttempt(found, 'sending', now()), isSaved: true, replacedEntries: [] };
        // The form is gone, so the visitor's last press counts: what it corrected must not be sent any more.
        return { next: withEntry(withoutItems(state, found.replacedEntries), entry), answer: { entry } };
      }),
    noteFailure: (id, outcome) => changeEntry(id, (entry) => nextAttempt(entry, outcome, now())),
    async noteDelivered(id, isReported = false) {
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
    takeUnreported: () =>
      step((state) => {
        const deliveries = state.deliveries.filter(({ isReported }) => !isReported);
        if (deliveries.length === 0) return { next: null, answer: { deliveries } };
        const reported = state.deliveries.map((delivery) => ({ ...delivery, isReported: true }));
        return { next: { ...state, deliveries: reported }, answer: { deliveries } };
      }),
    remove: (id) =>
      step((state) => {
        const item = state.items.find((other) => other.id === id) ?? null;
        const replaced = findEntry(state, id)?.replacedEntries ?? [];
        return { next: item === null ? null : withoutItems(state, [id, ...replaced]), answer: { item } };
      }),
    restore: (item) =>
      step((state) => {
        const isHere =
          state.items.some(({ id }) => id === item.id) ||
          (item.state !== 'unreadable' && findSame(state, item.payload) !== null);
        const next = isHere ? null : { ...state, items: [...state.items, item] };
        return { next, answer: { restored: !isHere } };
      }),
    forget: () =>
      step(({ items }) => ({
        next: { items, deliveries: [] },
        answer: { left: items.length },
      })),
  };
}

function writeSubmission(
  state: OutboxState,
  { payload, id, replaces }: Submission,
  to: 'submitting' | 'waiting',
  now: number,
): Change<{ result: 'written' | 'same' | 'delivered'; id: string }> {
  if (state.deliveries.some((delivery) => delivery.id === id))
    return { next: null, answer: { result: 'delivered', id } };
  const same = findSame(state, payload);
  if (same !== null && same.id !== id) return { next: null, answer: { result: 'same', id: same.id } };
  const known = findEntry(state, id);
  const before = [id, ...replaces].map((each) => findEntry(state, each)).filter((entry) => entry !== null);
  // An unsaved entry existed only for this form: the new content takes its place, and what it replaced goes with it.
  const replacedEntries = before
    .flatMap((entry) => (entry.isSaved ? [entry.id, ...entry.replacedEntries] : entry.replacedEntries))
    .filter((each) => each !== id);
  const unsaved = before.filter(({ isSaved }) => !isSaved).map((entry) => entry.id);
  const typed = {
    ...(known ?? { ...newEntry(payload, id, now), isSaved: false }),
    payload: { ...known?.payload, ...payload },
  };
  const isSubmitting = to === 'submitting';
  const entry = isSubmitting
    ? { ...beginAttempt(typed, to, now), replacedEntries }
    : { ...saved(typed, now), replacedEntries: [] };
  const { items } = withoutItems(state, isSubmitting ? unsaved : [...unsaved, ...replacedEntries]);
  // A replaced entry that is pressed itself is a request of its own again.
  const others = items.map((item) =>
    item.state !== 'unreadable' && item.replacedEntries.includes(id)
      ? { ...item, replacedEntries: item.replacedEntries.filter((each) => each !== id) }
      : item,
  );
  return { next: withEntry({ ...state, items: others }, entry), answer: { result: 'written', id } };
}
