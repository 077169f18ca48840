import { IDBFactory } from 'fake-indexeddb';
import { drainOutbox } from '../../../src/leads/outbox/drain-outbox';
import { type LeadHolds, lockHolds } from '../../../src/leads/outbox/lead-hold';
import { createLeadStore } from '../../../src/leads/outbox/lead-store';
import { type OutboxDatabase, openOutboxDatabase } from '../../../src/leads/outbox/outbox-database';
import type { DrainTrigger, QueuedLead, SendOutcome } from '../../../src/leads/rules/outbox-entry';
import type { SubmitServices } from '../../../src/leads/sending/submit-lead';
import { browserLocks } from '../../unit/leads/outbox/browser-locks';

export const DELIVERED: SendOutcome = { kind: 'delivered', status: 200 };
export const NOBODY: SendOutcome = { kind: 'retry', reason: 'network' };
export const SILENCE: SendOutcome = { kind: 'retry', reason: 'timeout' };
export const REFUSED: SendOutcome = { kind: 'refused', status: 422 };
export const SERVER_ERROR: SendOutcome = { kind: 'retry', reason: 'server', status: 500, retryAfterMs: null };

/** What one tab sends with, and empties the outbox with. */
export type TabServices = SubmitServices & { drain(trigger: DrainTrigger): Promise<unknown> };

/** A browser of its own, its outbox and its locks shared by its tabs. `hasStorage`: false where it keeps nothing for us. */
export function newBrowser({ hasStorage = true } = {}) {
  const factory = new IDBFactory();
  const locks = browserLocks();
  const lineLosses = new Set<() => void>();
  const state = {
    isOnline: true,
    isDiskFull: false,
    canWake: false,
    /** The numbers requests were sent under. */
    sent: [] as string[],
    /** Lead events. */
    counted: 0,
    askedToKeep: 0,
    newIds: 0,
    answer: async (_lead: Pick<QueuedLead, 'id' | 'payload'>): Promise<SendOutcome> => DELIVERED,
  };

  function openDatabase(): OutboxDatabase {
    const database = openOutboxDatabase({ indexedDb: () => (hasStorage ? factory : undefined) });
    return {
      read: database.read,
      update: (key, change) =>
        state.isDiskFull ? Promise.resolve({ ok: false, reason: 'full' }) : database.update(key, change),
    };
  }

  function tab(holds: LeadHolds = lockHolds(locks, () => undefined)): TabServices {
    const store = createLeadStore({ database: openDatabase(), holds });
    const send = (lead: Pick<QueuedLead, 'id' | 'payload'>) => {
      state.sent.push(lead.id);
      return state.answer(lead);
    };
    return {
      store,
      holds,
      send,
      isOnline: () => state.isOnline,
      onOffline(callback) {
        lineLosses.add(callback);
        return () => lineLosses.delete(callback);
      },
      registerSync: async () => state.canWake,
      askToKeepStorage: () => {
        state.askedToKeep += 1;
      },
      trackLead: () => {
        state.counted += 1;
      },
      newId: () => `n${++state.newIds}`,
      drain: (trigger) =>
        drainOutbox({
          store,
          holds,
          trigger,
          send,
          turn: async (task) => ({ ran: true, value: await task() }),
        }),
    };
  }

  return {
    state,
    tab,
    /** Flickers: gone and back before anybody could ask. */
    loseLine() {
      for (const tell of [...lineLosses]) tell();
    },
    async waiting() {
      const outbox = await tab().store.read();
      return outbox.ok ? outbox.items.map(({ id, state: what }) => `${id} ${what}`) : [];
    },
  };
}

/** An answer that comes when it is told to. `isAwaited`: the request is on its way. */
export function heldAnswer() {
  let answer = (_outcome: SendOutcome) => {};
  let noteAwaited = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    noteAwaited = resolve;
  });
  const outcome = new Promise<SendOutcome>((resolve) => {
    answer = resolve;
  });
  return {
    isAwaited,
    answer: (with_: SendOutcome) => answer(with_),
    ask() {
      noteAwaited();
      return outcome;
    },
  };
}
