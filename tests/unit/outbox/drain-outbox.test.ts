import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import type { SendOutcome } from '../../../src/domain/outbox-entry';
import type { DrainLock } from '../../../src/outbox/drain-lock';
import { type DrainDeps, drainOutbox } from '../../../src/outbox/drain-outbox';
import { createLeadStore } from '../../../src/outbox/lead-store';
import { type OutboxDatabase, openOutboxDatabase } from '../../../src/outbox/outbox-database';

const OK: SendOutcome = { kind: 'delivered', status: 200 };
const REFUSED: SendOutcome = { kind: 'refused', status: 422 };
const DEAD_LINE: SendOutcome = { kind: 'retry', reason: 'network' };
const BUSY_SERVER: SendOutcome = { kind: 'retry', reason: 'server', status: 503, retryAfterMs: 600_000 };

const freeLock: DrainLock = async (task) => ({ ran: true, value: await task(async () => true) });
const takenLock: DrainLock = async () => ({ ran: false });

function phone() {
  const clock = { now: 1_760_000_000_000 };
  const factory = new IDBFactory();
  const database = openOutboxDatabase({ indexedDb: () => factory });
  const disk = { isFull: false };
  const fillable: OutboxDatabase = {
    read: database.read,
    update: (key, change) =>
      disk.isFull ? Promise.resolve({ ok: false, reason: 'full' }) : database.update(key, change),
  };
  let ids = 0;
  const store = createLeadStore({ database: fillable, now: () => clock.now, newId: () => `lead-${++ids}` });
  const sent: string[] = [];
  const taken = new Set<string>();
  /** One drain in which the server gives these answers, then 200. */
  const drain = (answers: SendOutcome[] = [], more: Partial<DrainDeps> = {}) =>
    drainOutbox({
      store,
      trigger: 'timer',
      lock: freeLock,
      now: () => clock.now,
      taken,
      send: async (payload) => {
        sent.push(payload.company_name);
        return answers.shift() ?? OK;
      },
      ...more,
    });
  const save = async (...hotels: string[]) => {
    for (const hotel of hotels) {
      await store.addLead(leadFromQuote({ resort_name: hotel, email: 'a@b.in', phone: '' }));
    }
  };
  return { clock, disk, store, sent, drain, save };
}

test('an empty outbox needs no lock', async () => {
  expect(await phone().drain([], { lock: takenLock })).toMatchObject({
    status: 'done',
    remaining: 0,
    due: 0,
  });
});

test('leads go in the order they were saved and leave the outbox', async () => {
  const { drain, save, sent } = phone();
  await save('A', 'B', 'C');
  expect(await drain()).toEqual({
    status: 'done',
    delivered: 3,
    remaining: 0,
    due: 0,
    attention: 0,
    nextAttemptAt: null,
  });
  expect(sent).toEqual(['A', 'B', 'C']);
});

test('a dead line ends the drain; the lead is tried after its pause, or when the network is back', async () => {
  const { drain, save, sent, clock } = phone();
  await save('A', 'B');
  expect(await drain([DEAD_LINE])).toMatchObject({ delivered: 0, due: 2, nextAttemptAt: clock.now + 30_000 });
  await drain();
  expect(sent).toEqual(['A']);
  clock.now += 30_000;
  await drain([DEAD_LINE]);
  expect(sent).toEqual(['A', 'A']);
  await drain([], { trigger: 'network' });
  expect(sent).toEqual(['A', 'A', 'A', 'B']);
});

test('a server that asks for ten minutes gets them, unless a person presses Send now', async () => {
  const { drain, save, sent, clock } = phone();
  await save('A', 'B');
  await drain([BUSY_SERVER]);
  clock.now += 599_999;
  await drain([], { trigger: 'network' });
  expect(sent).toEqual(['A']);
  await drain([BUSY_SERVER], { trigger: 'person' });
  expect(sent).toEqual(['A', 'A']);
  clock.now += 600_000;
  await drain();
  expect(sent).toEqual(['A', 'A', 'A', 'B']);
});

test('a refused lead stays for a person and does not hold up those behind it', async () => {
  const { drain, save, sent, store } = phone();
  await save('A', 'B');
  expect(await drain([REFUSED])).toMatchObject({ delivered: 1, remaining: 1, due: 0, attention: 1 });
  await drain([], { trigger: 'person' });
  expect(sent).toEqual(['A', 'B']);
  await store.retryLead('lead-1');
  expect(await drain([], { trigger: 'person' })).toMatchObject({ delivered: 1, remaining: 0 });
});

test('a lead left in sending by a killed worker is sent by the next one', async () => {
  const { drain, save, sent, store } = phone();
  await save('A', 'B');
  await store.markSending('lead-1');
  expect(await drain()).toMatchObject({ delivered: 2, remaining: 0 });
  expect(sent).toEqual(['A', 'B']);
});

test('while another tab is at it nothing is sent twice', async () => {
  const { drain, save, sent } = phone();
  await save('A');
  expect(await drain([], { lock: takenLock })).toMatchObject({ status: 'busy', delivered: 0, due: 1 });
  expect(sent).toEqual([]);
});

test('only a person waits for another drainer', async () => {
  const { drain, save } = phone();
  await save('A');
  const waits: number[] = [];
  const lock: DrainLock = async (_, waitMs) => {
    waits.push(waitMs);
    return { ran: false };
  };
  await drain([], { lock });
  await drain([], { lock, trigger: 'network' });
  await drain([], { lock, trigger: 'person' });
  await drain([], { lock, waitMs: 60_000 });
  expect(waits).toEqual([0, 0, 30_000, 60_000]);
});

test('a tab whose lease has passed to another stops before the next lead', async () => {
  const { drain, save, sent } = phone();
  await save('A', 'B');
  let isHeld = true;
  await drain([], {
    lock: async (task) => ({ ran: true, value: await task(async () => isHeld) }),
    send: async (payload) => {
      sent.push(payload.company_name);
      isHeld = false;
      return OK;
    },
  });
  expect(sent).toEqual(['A']);
});

test('a lead saved, or deleted, while others are being sent is taken into account', async () => {
  const { drain, save, sent, store } = phone();
  await save('A', 'B');
  await drain([], {
    send: async (payload) => {
      sent.push(payload.company_name);
      if (payload.company_name === 'A') {
        await store.deleteLead('lead-2');
        await save('C');
      }
      return OK;
    },
  });
  expect(sent).toEqual(['A', 'C']);
});

test('nothing is sent while the queue cannot be written', async () => {
  const { drain, save, sent, disk } = phone();
  await save('A');
  disk.isFull = true;
  expect(await drain()).toMatchObject({ status: 'storage-failed', delivered: 0 });
  expect(sent).toEqual([]);
});

test('a delivered lead that could not be removed is not sent again, and is removed once that works', async () => {
  const { drain, save, sent, disk, store } = phone();
  await save('A', 'B');
  const fillDisk = {
    send: async (payload: { company_name: string }) => {
      sent.push(payload.company_name);
      disk.isFull = true;
      return OK;
    },
  };
  expect(await drain([], fillDisk)).toMatchObject({ status: 'storage-failed', delivered: 1, remaining: 2 });
  expect(await drain([], { trigger: 'person' })).toMatchObject({ status: 'storage-failed', delivered: 0 });
  expect(sent).toEqual(['A']);
  disk.isFull = false;
  expect(await drain([], { trigger: 'network' })).toMatchObject({ status: 'done', remaining: 0 });
  expect(sent).toEqual(['A', 'B']);
  expect(await store.listDeliveries()).toMatchObject({ deliveries: [{ id: 'lead-1' }, { id: 'lead-2' }] });
});

test('an unreadable queue is reported, not thrown', async () => {
  const store = createLeadStore({ database: openOutboxDatabase({ indexedDb: () => undefined }) });
  const report = await drainOutbox({ store, trigger: 'person', send: async () => OK, lock: freeLock });
  expect(report).toMatchObject({ status: 'storage-failed', delivered: 0 });
});
