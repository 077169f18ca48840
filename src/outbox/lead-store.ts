import type { LeadPayload } from '../domain/lead';
import type { QueueItem } from '../domain/lead-queue';
import {
  beginAttempt,
  type FailedOutcome,
  nextAttempt,
  type QueuedLead,
  tryAgain,
} from '../domain/outbox-entry';
import type { Delivery, LoggedDelivery } from './delivery-log';
import type { OutboxMessage } from './outbox-channel';
import { type OutboxDatabase, openOutboxDatabase, type StoreResult } from './outbox-database';
import * as state from './outbox-state';
import { randomId } from './random-id';

/** The queue of leads on this device. Every method answers with a value: nothing rejects, nothing hangs. */
export type LeadStore = {
  /**
   * Puts a lead at the end of the queue. One that already waits is not saved twice (`added: false`); if
   * that one needed attention, it is tried again instead.
   */
  addLead(payload: LeadPayload): Promise<StoreResult<{ added: boolean; lead: QueuedLead }>>;
  listLeads(): Promise<StoreResult<{ items: readonly QueueItem[] }>>;
  /** `removed: null` when it is gone already, or just being sent. */
  deleteLead(id: string): Promise<StoreResult<{ removed: state.RemovedLead | null }>>;
  /** Undoes a deletion. `restored: false` when the same lead has been saved anew meanwhile. */
  restoreLead(removed: state.RemovedLead): Promise<StoreResult<{ restored: boolean }>>;
  /** Makes a lead due, also one that needed attention. `lead: null` when there is none, or it is just being sent. */
  retryLead(id: string): Promise<StoreResult<{ lead: QueuedLead | null }>>;
  /** For the holder of the drain lock. `lead: null` when it was deleted meanwhile. */
  markSending(id: string): Promise<StoreResult<{ lead: QueuedLead | null }>>;
  /** For the holder of the drain lock: an attempt that did not deliver. */
  recordFailure(id: string, outcome: FailedOutcome): Promise<StoreResult<{ lead: QueuedLead | null }>>;
  /** For the holder of the drain lock: takes the lead out and logs the delivery, in one step. */
  recordDelivered(id: string): Promise<StoreResult<{ removed: boolean }>>;
  /** What arrived and has not been counted yet. Each delivery is handed out once, whoever asks first. */
  takeUnreportedDeliveries(): Promise<StoreResult<{ deliveries: readonly Delivery[] }>>;
  listDeliveries(): Promise<StoreResult<{ deliveries: readonly LoggedDelivery[] }>>;
};

/** Queue and log change together, so they live under one key. */
const OUTBOX_KEY = 'outbox';

/** No attempt lasts this long: a lead 'sending' for longer was left behind and may be deleted. */
const SENDING_ENDS_AFTER_MS = 60_000;

/** The lead store of this page or worker. `announce` is told of every change, after it is safe on the disk. */
export function createLeadStore({
  database = openOutboxDatabase(),
  now = Date.now,
  newId = randomId,
  announce = () => undefined,
}: {
  readonly database?: OutboxDatabase;
  readonly now?: () => number;
  readonly newId?: () => string;
  readonly announce?: (message: OutboxMessage) => void;
} = {}): LeadStore {
  /** One atomic step. */
  async function step<Answer extends object>(
    change: (outbox: state.Outbox) => state.Change<Answer>,
  ): Promise<StoreResult<Answer>> {
    const written = await database.update(OUTBOX_KEY, (stored) => {
      const { next, answer } = change(state.parseOutbox(stored));
      return { value: next === null ? stored : state.storedOutbox(next), answer: { next, answer } };
    });
    if (!written.ok) return written;
    if (written.answer.next !== null) announce({ type: 'changed' });
    return { ok: true, ...written.answer.answer };
  }

  async function readOutbox(): Promise<StoreResult<state.Outbox>> {
    const stored = await database.read(OUTBOX_KEY);
    return stored.ok ? { ok: true, ...state.parseOutbox(stored.value) } : stored;
  }

  const isBeingSent = (item: QueueItem) =>
    item.state === 'sending' && now() - (item.sendingSince ?? 0) < SENDING_ENDS_AFTER_MS;

  return {
    addLead: (payload) => step((outbox) => state.addLead(outbox, payload, newId(), now())),
    listLeads: readOutbox,
    deleteLead: (id) => step((outbox) => state.removeLead(outbox, id, isBeingSent)),
    restoreLead: (removed) => step((outbox) => state.restoreLead(outbox, removed)),
    retryLead: (id) =>
      step((outbox) =>
        state.replaceLead(outbox, id, (lead) => (isBeingSent(lead) ? null : tryAgain(lead, now()))),
      ),
    markSending: (id) => step((outbox) => state.replaceLead(outbox, id, (lead) => beginAttempt(lead, now()))),
    recordFailure: (id, outcome) =>
      step((outbox) => state.replaceLead(outbox, id, (lead) => nextAttempt(lead, outcome, now()))),
    async recordDelivered(id) {
      const recorded = await step((outbox) => state.deliverLead(outbox, id, now()));
      if (recorded.ok && recorded.removed) announce({ type: 'delivered', id });
      return recorded;
    },
    takeUnreportedDeliveries: () => step(state.takeUnreported),
    listDeliveries: readOutbox,
  };
}
