import type { LeadPayload } from '../rules/lead';
import type { QueueItem } from '../rules/lead-queue';
import {
  adopted,
  beginAttempt,
  type FailedOutcome,
  isUnderWay,
  nextAttempt,
  type QueuedLead,
  tryAgain,
  unanswered,
} from '../rules/outbox-entry';
import type { Delivery } from './delivery-log';
import { isBegunUnseen, type LeadHolds } from './lead-hold';
import type { OutboxMessage } from './outbox-channel';
import { type OutboxDatabase, openOutboxDatabase, type StoreResult } from './outbox-database';
import * as state from './outbox-state';

/** The journal of leads on this device. Every method answers with a value: nothing rejects, nothing hangs. */
export type LeadStore = {
  read(): Promise<StoreResult<Pick<state.Outbox, 'items' | 'deliveries'>>>;
  /** The lead that asks the same; null when there is none. */
  findSame(payload: LeadPayload): Promise<StoreResult<{ lead: QueuedLead | null }>>;

  /**
   * Before its first byte leaves, by whoever holds its number. 'same': the same request stands here under the number `id`;
   * 'arrived': it has been delivered. In both cases nothing was written.
   */
  begin(
    submission: state.Submission,
  ): Promise<StoreResult<{ came: 'begun' | 'same' | 'arrived'; id: string }>>;
  /** By the holder, who opens it in a form: one left behind while it was sent is a saved one from now on. */
  adopt(id: string): Promise<StoreResult<object>>;
  /** By the holder: nobody answered. The lead stays with its form. */
  noteUnanswered(id: string, reason: 'network' | 'timeout'): Promise<StoreResult<object>>;
  /** By the holder: a submission that ends here, refused by the server or, `outcome` null, withdrawn by the person. */
  settle(id: string, outcome: FailedOutcome | null): Promise<StoreResult<object>>;
  /** Keeps a request to be sent later; one that stands here already, in whatever state, becomes due. */
  keep(submission: state.Submission): Promise<StoreResult<{ came: 'kept' | 'arrived'; id: string }>>;

  /** By the holder. `removed: null` when it is gone already, or being sent by somebody unseen. */
  deleteLead(id: string): Promise<StoreResult<{ removed: state.RemovedLead | null }>>;
  /** Undoes a deletion. `restored: false` when the same lead has been saved anew meanwhile. */
  restoreLead(removed: state.RemovedLead): Promise<StoreResult<{ restored: boolean }>>;
  /** By the holder: makes a lead due, also one that needed attention. `lead: null` when there is none. */
  retryLead(id: string): Promise<StoreResult<{ lead: QueuedLead | null }>>;

  /** By the holder, to send it from the outbox. `lead: null` when it was deleted, or is being sent by somebody unseen. */
  markSending(id: string): Promise<StoreResult<{ lead: QueuedLead | null }>>;
  /** By the holder: an attempt that did not deliver. */
  recordFailure(id: string, outcome: FailedOutcome): Promise<StoreResult<{ lead: QueuedLead | null }>>;
  /**
   * By the holder: takes the lead out and logs the delivery, in one step. `removed: false`: somebody else was quicker.
   * `isReported`: the caller tells the person and counts it; else the first page that asks does.
   */
  recordDelivered(id: string, isReported?: boolean): Promise<StoreResult<{ removed: boolean }>>;
  /** What arrived and has not been counted yet. Each delivery is handed out once, whoever asks first. */
  takeUnreportedDeliveries(): Promise<StoreResult<{ deliveries: readonly Delivery[] }>>;
};

/** Queue and log change together, so they live under one key. */
const OUTBOX_KEY = 'outbox';

/** The lead store of this page or worker. `announce` is told of every change, after it is safe on the disk. */
export function createLeadStore({
  database = openOutboxDatabase(),
  holds,
  now = Date.now,
  announce = () => undefined,
}: {
  readonly database?: OutboxDatabase;
  readonly holds: Pick<LeadHolds, 'isShared'>;
  readonly now?: () => number;
  readonly announce?: (message: OutboxMessage) => void;
}): LeadStore {
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

  async function read(): Promise<StoreResult<state.Outbox>> {
    const stored = await database.read(OUTBOX_KEY);
    return stored.ok ? { ok: true, ...state.parseOutbox(stored.value) } : stored;
  }

  const isWithSomebodyUnseen = (item: QueueItem) => isBegunUnseen(item, holds, now());

  return {
    read,
    async findSame(payload) {
      const outbox = await read();
      return outbox.ok ? { ok: true, lead: state.sameLead(outbox, payload) } : outbox;
    },
    begin: (submission) => step((outbox) => state.beginSubmission(outbox, submission, now())),
    adopt: (id) =>
      step((outbox) =>
        state.replaceLead(outbox, id, (lead) => (isUnderWay(lead.state) ? adopted(lead, now()) : null)),
      ),
    noteUnanswered: (id, reason) =>
      step((outbox) =>
        state.replaceLead(outbox, id, (lead) =>
          lead.state === 'submitting' ? unanswered(lead, reason, now()) : null,
        ),
      ),
    settle: (id, outcome) => step((outbox) => state.settleSubmission(outbox, id, outcome, now())),
    keep: (submission) => step((outbox) => state.keepLead(outbox, submission, now())),
    deleteLead: (id) => step((outbox) => state.removeLead(outbox, id, isWithSomebodyUnseen)),
    restoreLead: (removed) => step((outbox) => state.restoreLead(outbox, removed)),
    retryLead: (id) =>
      step((outbox) =>
        state.replaceLead(outbox, id, (lead) => (isWithSomebodyUnseen(lead) ? null : tryAgain(lead, now()))),
      ),
    markSending: (id) =>
      step((outbox) =>
        state.replaceLead(outbox, id, (lead) =>
          lead.state === 'attention' || isWithSomebodyUnseen(lead) ? null : beginAttempt(lead, now()),
        ),
      ),
    recordFailure: (id, outcome) =>
      step((outbox) => state.replaceLead(outbox, id, (lead) => nextAttempt(lead, outcome, now()))),
    async recordDelivered(id, isReported = false) {
      const recorded = await step((outbox) => state.deliverLead(outbox, id, isReported, now()));
      if (recorded.ok && recorded.removed && !isReported) announce({ type: 'delivered', id });
      return recorded;
    },
    takeUnreportedDeliveries: () => step(state.takeUnreported),
  };
}
