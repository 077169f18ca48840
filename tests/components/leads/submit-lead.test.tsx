import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import type { SendOutcome } from '../../../src/domain/outbox-entry';
import { type SubmitServices, submitLead } from '../../../src/features/leads/submit-lead';
import { drainOutbox } from '../../../src/outbox/drain-outbox';
import { createLeadStore } from '../../../src/outbox/lead-store';
import { openOutboxDatabase } from '../../../src/outbox/outbox-database';

const lead = leadFromQuote({ resort_name: 'Old Fort Haveli', email: 'desk@oldfort.example', phone: '' });
const delivered: SendOutcome = { kind: 'delivered', status: 200 };
const nobody: SendOutcome = { kind: 'retry', reason: 'network' };

/** A browser of its own. `outcomes`: what sending comes to, one after the other; the last one repeats. */
function browser({
  isOnline = true,
  isWritable = true,
  outcomes = [delivered],
}: {
  isOnline?: boolean;
  isWritable?: boolean;
  outcomes?: SendOutcome[];
} = {}) {
  const factory = new IDBFactory();
  const indexedDb = () => (isWritable ? factory : undefined);
  const store = createLeadStore({ database: openOutboxDatabase({ indexedDb }) });
  const state = { isOnline, sent: 0, counted: 0 };
  const lineLosses = new Set<() => void>();
  const send = async () => {
    state.sent += 1;
    return outcomes.length > 1 ? (outcomes.shift() ?? delivered) : (outcomes[0] ?? delivered);
  };
  const services: SubmitServices = {
    isOnline: () => state.isOnline,
    onOffline(callback) {
      lineLosses.add(callback);
      return () => lineLosses.delete(callback);
    },
    send,
    turn: async (_fingerprint, submit) => ({ ran: true, value: (await submit(false)).value }),
    trackLead: () => {
      state.counted += 1;
    },
    outbox: {
      store,
      refresh: async () => undefined,
      drain: (trigger) =>
        drainOutbox({
          store,
          send,
          trigger,
          lock: async (task) => ({ ran: true, value: await task(async () => true) }),
        }),
      async keep(payload) {
        const added = await store.addLead(payload);
        return added.ok ? { kind: 'kept', id: added.lead.id } : { kind: 'not-kept' };
      },
      async findTwin(payload) {
        const queue = await store.listLeads();
        if (!queue.ok) return null;
        const leads = queue.items.filter((item) => item.state !== 'unreadable');
        return leads.find((waiting) => waiting.payload.email_id === payload.email_id) ?? null;
      },
    },
  };
  return {
    state,
    services,
    store,
    /** Flickers: gone and back before anybody could ask. */
    loseLine: () => {
      for (const tell of lineLosses) tell();
    },
    waiting: async () => {
      const queue = await store.listLeads();
      return queue.ok ? queue.items.length : -1;
    },
  };
}

test('a 2xx delivers and counts once', async () => {
  const { services, state, waiting } = browser();
  expect(await submitLead(lead, services)).toEqual({ kind: 'delivered', fromOutbox: false });
  expect(state).toMatchObject({ sent: 1, counted: 1 });
  expect(await waiting()).toBe(0);
});

test('without network it is kept and not tried', async () => {
  const { services, state, waiting } = browser({ isOnline: false });
  expect(await submitLead(lead, services)).toMatchObject({ kind: 'kept' });
  expect(state).toMatchObject({ sent: 0, counted: 0 });
  expect(await waiting()).toBe(1);
});

test('a network lost while sending keeps it', async () => {
  const { services, loseLine, waiting } = browser();
  services.send = async () => {
    loseLine();
    return nobody;
  };
  expect(await submitLead(lead, services)).toMatchObject({ kind: 'kept' });
  expect(await waiting()).toBe(1);
});

test('an answer that came through a flickering line counts as the answer', async () => {
  const { services, loseLine, waiting } = browser();
  services.send = async () => {
    loseLine();
    return delivered;
  };
  expect(await submitLead(lead, services)).toMatchObject({ kind: 'delivered' });
  expect(await waiting()).toBe(0);
});

test.each<[SendOutcome]>([
  [{ kind: 'refused', status: 422 }],
  [{ kind: 'retry', reason: 'server', status: 503, retryAfterMs: 1000 }],
  [{ kind: 'retry', reason: 'server', status: 429, retryAfterMs: null }],
])('an answer other than 2xx is given back and not kept: %o', async (outcome) => {
  const { services, state, waiting } = browser({ outcomes: [outcome] });
  expect(await submitLead(lead, services)).toMatchObject({ kind: 'not-taken' });
  expect(state.counted).toBe(0);
  expect(await waiting()).toBe(0);
});

test.each<[SendOutcome]>([[nobody], [{ kind: 'retry', reason: 'timeout' }]])(
  'silence on a line that seems to be there is given back for the person to decide: %o',
  async (outcome) => {
    const { services, waiting } = browser({ outcomes: [outcome] });
    expect(await submitLead(lead, services)).toEqual({ kind: 'unanswered' });
    expect(await waiting()).toBe(0);
  },
);

test('where nothing can be written, it says so', async () => {
  const { services } = browser({ isOnline: false, isWritable: false });
  expect(await submitLead(lead, services)).toEqual({ kind: 'not-kept' });
});

test('where nothing can be written, an online lead is still sent', async () => {
  const { services, state } = browser({ isWritable: false });
  expect(await submitLead(lead, services)).toMatchObject({ kind: 'delivered' });
  expect(state.sent).toBe(1);
});

test('the same lead submitted twice at once is sent once', async () => {
  const { services, state } = browser();
  await Promise.all([submitLead(lead, services), submitLead({ ...lead }, services)]);
  expect(state).toMatchObject({ sent: 1, counted: 1 });
});

test('a lead that another tab has just delivered is neither sent nor counted again', async () => {
  const { services, state } = browser();
  services.turn = async (_fingerprint, submit) => ({ ran: true, value: (await submit(true)).value });
  expect(await submitLead(lead, services)).toEqual({ kind: 'delivered', fromOutbox: false });
  expect(state).toMatchObject({ sent: 0, counted: 0 });
});

test('a tab that never gets its turn leaves the decision to the person', async () => {
  const { services, state } = browser();
  services.turn = async () => ({ ran: false });
  expect(await submitLead(lead, services)).toEqual({ kind: 'unanswered' });
  expect(state.sent).toBe(0);
});

test('a lead that waits already goes from the outbox, and is not sent beside it', async () => {
  const { services, state, store, waiting } = browser();
  await store.addLead(lead);
  expect(await submitLead(lead, services)).toEqual({ kind: 'delivered', fromOutbox: true });
  expect(state).toMatchObject({ sent: 1, counted: 0 });
  expect(await waiting()).toBe(0);
});

test('a lead that waits and still cannot go waits once', async () => {
  const { services, store, waiting } = browser({ outcomes: [nobody] });
  await store.addLead(lead);
  expect(await submitLead(lead, services)).toMatchObject({ kind: 'kept' });
  expect(await waiting()).toBe(1);
});

test('a lead that was refused before and is refused again is not said to be waiting', async () => {
  const { services, store, waiting } = browser({ outcomes: [{ kind: 'refused', status: 422 }] });
  await store.addLead(lead);
  expect(await submitLead(lead, services)).toEqual({ kind: 'not-taken', status: 422 });
  expect(await waiting()).toBe(1);
});
