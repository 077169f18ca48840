import 'fake-indexeddb/auto';
import { drainOutbox } from '../../../../src/leads/outbox/drain-outbox';
import { createLeadLocks, type LeadLocks } from '../../../../src/leads/outbox/lead-locks';
import { createOutbox } from '../../../../src/leads/outbox/outbox';
import { type OutboxDatabase, openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import type { ReadableEntry } from '../../../../src/leads/rules/outbox-entry';
import type { SendOutcome } from '../../../../src/leads/rules/send-outcome';
import type { FormServices } from '../../../../src/leads/sending/form-services';
import { browserLocks } from '../../../support/browser-locks';
import { DELIVERED } from '../outcomes';

let browsers = 0;

/** Creates a browser whose tabs share one outbox and its locks. `hasStorage` false: it stores nothing. */
export function newBrowser({ hasStorage = true } = {}) {
  const name = `browser ${++browsers}`;
  const locks = browserLocks();
  const networkListeners = new Set<() => void>();
  const state = {
    isOnline: true,
    isDiskFull: false,
    canWake: false,
    /** The lead ids of the requests, in the order of sending. */
    sent: [] as string[],
    /** Lead events. */
    counted: 0,
    newIds: 0,
    answer: async (_lead: Pick<ReadableEntry, 'id' | 'payload'>): Promise<SendOutcome> => DELIVERED,
  };

  function openDatabase(): OutboxDatabase {
    const database = openOutboxDatabase({ name });
    const failure = { ok: false, isBlocked: !hasStorage } as const;
    return {
      read: () => (hasStorage ? database.read() : Promise.resolve(failure)),
      update: (change) =>
        hasStorage && !state.isDiskFull ? database.update(change) : Promise.resolve(failure),
    };
  }

  function tab(tabLocks: LeadLocks = createLeadLocks(undefined, locks)): FormServices {
    const outbox = createOutbox({ database: openDatabase() });
    const send = (lead: Pick<ReadableEntry, 'id' | 'payload'>) => {
      state.sent.push(lead.id);
      return state.answer(lead);
    };
    return {
      outbox,
      locks: tabLocks,
      send,
      network: {
        getSnapshot: () => state.isOnline,
        subscribe(listener) {
          networkListeners.add(listener);
          return () => networkListeners.delete(listener);
        },
      },
      registerSync: async () => state.canWake,
      trackLead: () => {
        state.counted += 1;
      },
      newId: () => `n${++state.newIds}`,
      drain: (trigger) => drainOutbox({ outbox, locks: tabLocks, trigger, send }),
    };
  }

  return {
    state,
    tab,
    /** Reports to all listeners that the network is lost. It is back at once. */
    loseNetwork() {
      state.isOnline = false;
      for (const listener of [...networkListeners]) listener();
      state.isOnline = true;
    },
    async waiting() {
      const read = await tab().outbox.read();
      return read.ok ? read.entries.map(({ id, state: what }) => `${id} ${what}`) : [];
    },
  };
}

/** An answer that the test releases. `isAwaited` resolves when the request has been sent. */
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
