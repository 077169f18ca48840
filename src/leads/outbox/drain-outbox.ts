import { isToBeSent } from '../rules/lead-queue';
import {
  type DrainTrigger,
  isDue,
  letsOthersPass,
  type QueuedLead,
  type SendOutcome,
} from '../rules/outbox-entry';
import { type DrainTurn, drainTurn } from './drain-turn';
import type { LeadHolds } from './lead-hold';
import type { LeadStore } from './lead-store';

export type DrainDeps = {
  readonly store: LeadStore;
  readonly holds: LeadHolds;
  /** One attempt under the lead's number; without `keepalive`, see `sendLead`. */
  readonly send: (lead: QueuedLead) => Promise<SendOutcome>;
  readonly trigger: DrainTrigger;
  readonly turn?: DrainTurn;
  /** How long to wait for another drainer. By default 30 s when a person asked, else not at all. */
  readonly waitMs?: number;
  /** How long to wait for a form that has a lead in hand: it may be dying with its page. By default not at all. */
  readonly waitForFormMs?: number;
  readonly now?: () => number;
};

export type DrainReport = {
  /** 'busy': another tab or the worker is at it. 'storage-failed': the queue could not be read or written. */
  readonly status: 'done' | 'busy' | 'storage-failed';
  /** Leads still to be sent without anybody's help, now or after a pause. */
  readonly due: number;
};

const PATIENCE_OF_A_PERSON_MS = 30_000;

/**
 * Sends what may be sent, in order, while nobody else does, each lead in hand. A lead that must wait holds up those
 * behind it, so that order holds, until the server has failed on it a few times; one that a form has in hand, and one that
 * the server refuses, holds up nobody. Delivered leads are removed before anything else is done. Stops when the queue
 * cannot be written. Never rejects.
 */
export async function drainOutbox(deps: DrainDeps): Promise<DrainReport> {
  const { store, trigger, turn = drainTurn } = deps;
  const before = await report(store, 'done');
  if (before.status !== 'done' || before.due === 0) return before;
  await untilLetGo(deps);
  const waitMs = deps.waitMs ?? (trigger === 'person' ? PATIENCE_OF_A_PERSON_MS : 0);
  const drained = await turn(() => drainAlone(deps), waitMs);
  return report(store, drained.ran ? drained.value : 'busy');
}

/** Waits for forms that have leads in hand, before anybody is kept from draining. */
async function untilLetGo({ store, holds, waitForFormMs = 0 }: DrainDeps): Promise<void> {
  if (waitForFormMs === 0) return;
  const [outbox, held] = await Promise.all([store.read(), holds.held()]);
  const inHand = outbox.ok ? outbox.items.filter(({ id }) => held.has(id)) : [];
  await Promise.all(inHand.map(async ({ id }) => (await holds.take(id, waitForFormMs))?.release()));
}

async function drainAlone(deps: DrainDeps): Promise<'done' | 'storage-failed'> {
  const { store, holds, trigger, now = Date.now } = deps;
  const passed = new Set<string>();
  for (;;) {
    const outbox = await store.read();
    if (!outbox.ok) return 'storage-failed';
    const next = outbox.items.filter(isToBeSent).find(({ id }) => !passed.has(id));
    if (next === undefined) return 'done';
    passed.add(next.id);
    if (!isDue(next, now(), trigger)) {
      if (letsOthersPass(next)) continue;
      return 'done';
    }
    const hold = await holds.take(next.id, 0);
    if (hold === null) continue;
    const came = await sendHeld(next.id, deps).finally(hold.release);
    if (came === 'storage-failed') return came;
    if (came === 'line-waits') return 'done';
  }
}

/** One attempt on a lead in hand, from its note in the journal to the note of its outcome. */
async function sendHeld(
  id: string,
  { store, send }: DrainDeps,
): Promise<'passed' | 'line-waits' | 'storage-failed'> {
  const marked = await store.markSending(id);
  if (!marked.ok) return 'storage-failed';
  // Deleted since the list was read, or sent by somebody unseen.
  if (marked.lead === null) return 'passed';
  const outcome = await send(marked.lead);
  if (outcome.kind === 'delivered') return (await store.recordDelivered(id)).ok ? 'passed' : 'storage-failed';
  const recorded = await store.recordFailure(id, outcome);
  if (!recorded.ok) return 'storage-failed';
  const isPassed = outcome.kind === 'refused' || recorded.lead === null || letsOthersPass(recorded.lead);
  return isPassed ? 'passed' : 'line-waits';
}

async function report(store: LeadStore, status: DrainReport['status']): Promise<DrainReport> {
  const outbox = await store.read();
  if (!outbox.ok) return { status: 'storage-failed', due: 0 };
  return { status, due: outbox.items.filter(isToBeSent).length };
}
