import type { LeadPayload } from '../domain/lead';
import type { QueueItem } from '../domain/lead-queue';
import { type DrainTrigger, isDue, type QueuedLead, type SendOutcome } from '../domain/outbox-entry';
import { type DrainLock, defaultDrainLock } from './drain-lock';
import type { LeadStore } from './lead-store';

export type DrainDeps = {
  readonly store: LeadStore;
  /** One attempt; without `keepalive`, see `sendLead`. */
  readonly send: (payload: LeadPayload) => Promise<SendOutcome>;
  readonly trigger: DrainTrigger;
  readonly lock?: DrainLock;
  /** How long to wait for another drainer. By default 30 s when a person asked, else not at all. */
  readonly waitMs?: number;
  readonly now?: () => number;
  /** Leads the server has taken but that could not be removed yet: remembered for the life of the page. */
  readonly taken?: Set<string>;
};

export type DrainReport = {
  /** 'busy': another tab or the worker is at it. 'storage-failed': the queue could not be read or written. */
  readonly status: 'done' | 'busy' | 'storage-failed';
  readonly delivered: number;
  /** Everything still in the outbox. */
  readonly remaining: number;
  /** Leads still to be sent without anybody's help, now or after a pause. */
  readonly due: number;
  /** Leads, and entries that cannot be read, that wait for a person. */
  readonly attention: number;
  /** When the first lead in line may be tried; null when none is to be sent. */
  readonly nextAttemptAt: number | null;
};

const PATIENCE_OF_A_PERSON_MS = 30_000;
const REMOVAL_TRIES = 3;

const takenHere = new Set<string>();

/**
 * Sends what may be sent, in order, while nobody else does. A lead that must wait holds up those
 * behind it, so that order holds; one the server refuses is kept for a person and does not. Delivered
 * leads are removed before anything else is done. Stops when the queue cannot be written: a lead whose
 * removal could not be noted would be sent twice. Never rejects.
 */
export async function drainOutbox(deps: DrainDeps): Promise<DrainReport> {
  const { store, trigger } = deps;
  const before = await report(store, 'done', 0);
  if (before.status !== 'done' || before.due === 0) return before;
  const waitMs = deps.waitMs ?? (trigger === 'person' ? PATIENCE_OF_A_PERSON_MS : 0);
  const lock = deps.lock ?? defaultDrainLock();
  const drained = await lock((isHeld) => drainAlone(deps, isHeld), waitMs);
  if (!drained.ran) return report(store, 'busy', 0);
  return report(store, drained.value.isStored ? 'done' : 'storage-failed', drained.value.delivered);
}

async function drainAlone(
  { store, send, trigger, now = Date.now, taken = takenHere }: DrainDeps,
  isHeld: () => Promise<boolean>,
): Promise<{ delivered: number; isStored: boolean }> {
  let delivered = 0;
  for (const id of taken) if (await remove(store, id)) taken.delete(id);
  for (;;) {
    const list = await store.listLeads();
    if (!list.ok) return { delivered, isStored: false };
    const next = list.items.filter(isToBeSent).find((lead) => !taken.has(lead.id));
    if (next === undefined || !isDue(next, now(), trigger)) return { delivered, isStored: true };
    if (!(await isHeld())) return { delivered, isStored: true };

    const marked = await store.markSending(next.id);
    if (!marked.ok) return { delivered, isStored: false };
    // Deleted since the list was read.
    if (marked.lead === null) continue;

    const outcome = await send(marked.lead.payload);
    if (outcome.kind === 'delivered') {
      taken.add(next.id);
      delivered += 1;
      if (!(await remove(store, next.id))) return { delivered, isStored: false };
      taken.delete(next.id);
      continue;
    }
    const recorded = await store.recordFailure(next.id, outcome);
    if (!recorded.ok) return { delivered, isStored: false };
    if (outcome.kind === 'retry') return { delivered, isStored: true };
  }
}

async function remove(store: LeadStore, id: string): Promise<boolean> {
  for (let tries = 0; tries < REMOVAL_TRIES; tries += 1) {
    if ((await store.recordDelivered(id)).ok) return true;
  }
  return false;
}

async function report(
  store: LeadStore,
  status: DrainReport['status'],
  delivered: number,
): Promise<DrainReport> {
  const list = await store.listLeads();
  if (!list.ok) {
    return { status: 'storage-failed', delivered, remaining: 0, due: 0, attention: 0, nextAttemptAt: null };
  }
  const toBeSent = list.items.filter(isToBeSent);
  return {
    status,
    delivered,
    remaining: list.items.length,
    due: toBeSent.length,
    attention: list.items.length - toBeSent.length,
    nextAttemptAt: toBeSent[0]?.nextAttemptAt ?? null,
  };
}

function isToBeSent(item: QueueItem): item is QueuedLead {
  return item.state === 'waiting' || item.state === 'sending';
}
