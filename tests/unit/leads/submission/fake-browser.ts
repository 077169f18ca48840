import { drainOutbox } from '../../../../src/leads/outbox/drain-outbox';
import { createLeadLocks } from '../../../../src/leads/outbox/lead-locks';
import type { ReadableEntry } from '../../../../src/leads/rules/outbox-entry';
import type { SendOutcome } from '../../../../src/leads/rules/send-outcome';
import type { SessionServices } from '../../../../src/leads/submission/session-services';
import { createFakeLocks } from '../../../support/fake-locks';
import { withResolvers } from '../../../support/with-resolvers';
import { idsAndStates, openTestOutbox } from '../outbox/test-outbox';
import { DELIVERED } from '../outcomes';

export interface FakeTab extends SessionServices {
  /** The page dies: the browser releases its locks. */
  die(): void;
}

/**
 * Creates a browser whose tabs share a test outbox, its locks, the network, and the answers of the server. `hasStorage` false:
 * it stores nothing.
 */
export function fakeBrowser({ hasStorage = true } = {}) {
  const { disk, openInTab } = openTestOutbox({ hasStorage });
  const phoneLocks = createFakeLocks();
  const networkListeners = new Set<() => void>();
  const state = {
    isOnline: true,
    canWake: false,
    /** The lead ids of the requests, in the order of sending. */
    sent: [] as string[],
    /** Lead events. */
    tracked: 0,
    newIds: 0,
    answer: async (_lead: Pick<ReadableEntry, 'id' | 'payload'>): Promise<SendOutcome> => DELIVERED,
  };

  function tab() {
    const outbox = openInTab();
    const page = phoneLocks.openPage();
    const locks = createLeadLocks(undefined, page.manager);
    const send = (lead: Pick<ReadableEntry, 'id' | 'payload'>) => {
      state.sent.push(lead.id);
      return state.answer(lead);
    };
    return {
      outbox,
      locks,
      send,
      isOnline: () => state.isOnline,
      onNetworkChange(listener) {
        networkListeners.add(listener);
        return () => networkListeners.delete(listener);
      },
      registerSync: async () => state.canWake,
      trackLead: () => {
        state.tracked += 1;
      },
      newId: () => `n${++state.newIds}`,
      drain: ({ ignoresPauses = false } = {}) => drainOutbox({ outbox, locks, ignoresPauses, send }),
      die: page.kill,
    } satisfies FakeTab;
  }

  return {
    state,
    disk,
    tab,
    /** Reports to all listeners that the network is lost. It is back at once. */
    loseNetwork() {
      state.isOnline = false;
      for (const listener of [...networkListeners]) listener();
      state.isOnline = true;
    },
    waiting: () => idsAndStates(openInTab()),
  };
}

/** An answer that the test releases. `asked` resolves when the request has been sent. */
export function heldAnswer() {
  const asked = withResolvers();
  const outcome = withResolvers<SendOutcome>();
  return {
    asked: asked.promise,
    answer: outcome.resolve,
    ask() {
      asked.resolve();
      return outcome.promise;
    },
  };
}
