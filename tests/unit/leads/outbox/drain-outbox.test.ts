import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { type DrainDeps, drainOutbox } from '../../../../src/leads/outbox/drain-outbox';
import type { DrainTurn } from '../../../../src/leads/outbox/drain-turn';
import { type LeadHold, lockHolds, ownHolds } from '../../../../src/leads/outbox/lead-hold';
import { createLeadStore } from '../../../../src/leads/outbox/lead-store';
import { type OutboxDatabase, openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { leadFromQuote } from '../../../../src/leads/rules/lead';
import type { QueuedLead, SendOutcome } from '../../../../src/leads/rules/outbox-entry';
import { browserLocks } from './browser-locks';

const OK: SendOutcome = { kind: 'delivered', status: 200 };
const REFUSED: SendOutcome = { kind: 'refused', status: 422 };
const DEAD_LINE: SendOutcome = { kind: 'retry', reason: 'network' };
const SERVER_ERROR: SendOutcome = { kind: 'retry', reason: 'server', status: 500, retryAfterMs: null };
const BUSY_SERVER: SendOutcome = { kind: 'retry', reason: 'server', status: 503, retryAfterMs: 600_000 };
const TOO_MANY: SendOutcome = { kind: 'retry', reason: 'server', status: 429, retryAfterMs: null };

const HOUR = 3_600_000;

const free: DrainTurn = async (task) => ({ ran: true, value: await task() });
const taken: DrainTurn = async () => ({ ran: false });
const unheard = () => undefined;

const quote = (hotel: string) => leadFromQuote({ resort_name: hotel, email: 'a@b.in', phone: '' });

function phone({ holds = lockHolds(browserLocks(), unheard) } = {}) {
  const clock = { now: 1_760_000_000_000 };
  const factory = new IDBFactory();
  const database = openOutboxDatabase({ indexedDb: () => factory });
  const disk = { isFull: false };
  const fillable: OutboxDatabase = {
    read: database.read,
    update: (key, change) =>
      disk.isFull ? Promise.resolve({ ok: false, reason: 'full' }) : database.update(key, change),
  };
  const store = createLeadStore({ database: fillable, holds, now: () => clock.now });
  const sent: string[] = [];
  const arrived = async () => {
    const outbox = await store.read();
    return outbox.ok ? outbox.deliveries.length : 0;
  };
  /** One drain in which the server gives these answers, then 200; what it reports, and how many arrived in it. */
  const drain = async (answers: SendOutcome[] = [], more: Partial<DrainDeps> = {}) => {
    const before = await arrived();
    const report = await drainOutbox({
      store,
      holds,
      trigger: 'timer',
      turn: free,
      now: () => clock.now,
      send: async ({ payload }) => {
        sent.push(payload.company_name);
        return answers.shift() ?? OK;
      },
      ...more,
    });
    return { ...report, delivered: (await arrived()) - before };
  };
  /** Hotel A has the number `a`. */
  const save = async (...hotels: string[]) => {
    for (const hotel of hotels) {
      await store.keep({ payload: quote(hotel), id: hotel.toLowerCase(), replaces: [] });
    }
  };
  const inHand = async (id: string): Promise<LeadHold> => {
    const hold = await holds.take(id, 0);
    if (hold === null) throw new Error(`${id} is free`);
    return hold;
  };
  const waiting = async () => {
    const outbox = await store.read();
    return outbox.ok ? outbox.items.map(({ id, state }) => `${id} ${state}`) : [];
  };
  return { clock, disk, store, holds, sent, drain, save, inHand, waiting };
}

test('an empty outbox needs no turn', async () => {
  expect(await phone().drain([], { turn: taken })).toEqual({ status: 'done', delivered: 0, due: 0 });
});

test('leads go in the order they were saved, each under its number, and leave the outbox', async () => {
  const { drain, save, waiting, holds } = phone();
  const numbers: string[] = [];
  await save('A', 'B', 'C');
  const send = async ({ id }: QueuedLead) => {
    numbers.push(id);
    expect(await holds.held()).toEqual(new Set([id]));
    return OK;
  };
  expect(await drain([], { send })).toEqual({ status: 'done', delivered: 3, due: 0 });
  expect(numbers).toEqual(['a', 'b', 'c']);
  expect(await waiting()).toEqual([]);
  expect(await holds.held()).toEqual(new Set());
});

test('a dead line ends the drain; the lead is tried after its pause, or when the network is back', async () => {
  const { drain, save, sent, clock } = phone();
  await save('A', 'B');
  expect(await drain([DEAD_LINE])).toEqual({ status: 'done', delivered: 0, due: 2 });
  await drain();
  expect(sent).toEqual(['A']);
  clock.now += 30_000;
  await drain([DEAD_LINE]);
  expect(sent).toEqual(['A', 'A']);
  await drain([], { trigger: 'network' });
  expect(sent).toEqual(['A', 'A', 'A', 'B']);
});

test('a dead line holds up those behind it, however often it fails', async () => {
  const { drain, save, sent, clock } = phone();
  await save('A', 'B');
  for (let n = 0; n < 5; n += 1) {
    await drain([DEAD_LINE]);
    clock.now += HOUR;
  }
  expect(sent).toEqual(['A', 'A', 'A', 'A', 'A']);
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

test('on its last wake the worker does not keep the pause a server asked for', async () => {
  const { drain, save, sent } = phone();
  await save('A');
  await drain([BUSY_SERVER]);
  expect(await drain([], { trigger: 'last-wake' })).toEqual({ status: 'done', delivered: 1, due: 0 });
  expect(sent).toEqual(['A', 'A']);
});

test('a lead on which the server fails for the third time lets those behind it pass, and is still tried', async () => {
  const { drain, save, sent, clock, waiting } = phone();
  await save('A', 'B', 'C');
  for (let n = 0; n < 2; n += 1) {
    expect(await drain([SERVER_ERROR])).toMatchObject({ delivered: 0, due: 3 });
    clock.now += HOUR;
  }
  expect(sent).toEqual(['A', 'A']);
  expect(await drain([SERVER_ERROR])).toMatchObject({ delivered: 2, due: 1 });
  expect(sent).toEqual(['A', 'A', 'A', 'B', 'C']);
  await save('D');
  // Not due yet: it does not hold up what comes after it either.
  expect(await drain()).toMatchObject({ delivered: 1, due: 1 });
  expect(await waiting()).toEqual(['a waiting']);
  clock.now += HOUR;
  expect(await drain()).toMatchObject({ delivered: 1, due: 0 });
});

test('"too many requests" is about the phone: nobody passes', async () => {
  const { drain, save, sent, clock } = phone();
  await save('A', 'B');
  for (let n = 0; n < 5; n += 1) {
    await drain([TOO_MANY]);
    clock.now += HOUR;
  }
  expect(sent).toEqual(['A', 'A', 'A', 'A', 'A']);
});

test('a refused lead stays for a person and does not hold up those behind it', async () => {
  const { drain, save, sent, store } = phone();
  await save('A', 'B');
  expect(await drain([REFUSED])).toEqual({ status: 'done', delivered: 1, due: 0 });
  await drain([], { trigger: 'person' });
  expect(sent).toEqual(['A', 'B']);
  await store.retryLead('a');
  expect(await drain([], { trigger: 'person' })).toMatchObject({ delivered: 1 });
});

test('a lead left in sending by a killed worker is sent by the next one, under its number', async () => {
  const { drain, save, sent, store, inHand } = phone();
  await save('A', 'B');
  const hold = await inHand('a');
  await store.markSending('a');
  hold.release();
  expect(await drain()).toMatchObject({ delivered: 2 });
  expect(sent).toEqual(['A', 'B']);
});

test('a submission whose page dies is sent under its number; while the page lives it is let alone', async () => {
  const { drain, store, inHand } = phone();
  const page = await inHand('n1');
  await store.begin({ payload: quote('A'), id: 'n1', replaces: [] });
  const numbers: string[] = [];
  const send = async ({ id }: QueuedLead) => {
    numbers.push(id);
    return OK;
  };
  expect(await drain([], { send, trigger: 'person' })).toEqual({ status: 'done', delivered: 0, due: 1 });
  expect(numbers).toEqual([]);
  page.release();
  expect(await drain([], { send })).toEqual({ status: 'done', delivered: 1, due: 0 });
  expect(numbers).toEqual(['n1']);
});

test('a lead in hand is passed over and holds up nobody', async () => {
  const { drain, save, sent, inHand, waiting } = phone();
  await save('A', 'B', 'C');
  const form = await inHand('b');
  expect(await drain()).toEqual({ status: 'done', delivered: 2, due: 1 });
  expect(sent).toEqual(['A', 'C']);
  expect(await waiting()).toEqual(['b waiting']);
  form.release();
  expect(await drain()).toMatchObject({ delivered: 1, due: 0 });
});

test('the worker waits for a form that may be dying', async () => {
  const { drain, sent, store, inHand } = phone();
  const form = await inHand('a');
  await store.begin({ payload: quote('A'), id: 'a', replaces: [] });
  const drained = drain([], { waitForFormMs: 60_000 });
  setTimeout(() => form.release(), 20);
  expect(await drained).toMatchObject({ delivered: 1 });
  expect(sent).toEqual(['A']);
});

test('what became of a lead while one waited for it counts', async () => {
  const { drain, save, sent, store, inHand } = phone();
  await save('A', 'B', 'C');
  const [first, second] = [await inHand('a'), await inHand('b')];
  const drained = drain([], { waitForFormMs: 60_000, trigger: 'network' });
  await store.recordDelivered('a', true);
  first.release();
  await store.begin({ payload: quote('B'), id: 'b', replaces: ['b'] });
  await store.settle('b', REFUSED);
  second.release();
  expect(await drained).toMatchObject({ status: 'done', due: 0 });
  expect(sent).toEqual(['C']);
});

test('a pause the server asked a form for holds for whoever waited for the lead', async () => {
  const { drain, save, sent, store, inHand } = phone();
  await save('A');
  const form = await inHand('a');
  const drained = drain([], { waitForFormMs: 60_000, trigger: 'network' });
  await store.begin({ payload: quote('A'), id: 'a', replaces: ['a'] });
  await store.settle('a', BUSY_SERVER);
  form.release();
  expect(await drained).toMatchObject({ delivered: 0, due: 1 });
  expect(sent).toEqual([]);
});

test('without shared holds the note that a lead is being sent keeps a second page from sending it', async () => {
  const { drain, save, sent, store, clock } = phone({ holds: ownHolds(unheard) });
  await save('A', 'B');
  await store.markSending('a');
  expect(await drain()).toEqual({ status: 'done', delivered: 1, due: 1 });
  expect(sent).toEqual(['B']);
  clock.now += 60_000;
  expect(await drain()).toMatchObject({ delivered: 1 });
});

test('while another tab is at it nothing is sent twice', async () => {
  const { drain, save, sent } = phone();
  await save('A');
  expect(await drain([], { turn: taken })).toEqual({ status: 'busy', delivered: 0, due: 1 });
  expect(sent).toEqual([]);
});

test('two that drain at once, both with a turn, send each lead once', async () => {
  const { drain, save, sent } = phone();
  await save('A', 'B', 'C');
  await Promise.all([drain(), drain()]);
  expect(sent.sort()).toEqual(['A', 'B', 'C']);
});

test('only a person waits for another drainer', async () => {
  const { drain, save } = phone();
  await save('A');
  const waits: number[] = [];
  const turn: DrainTurn = async (_, waitMs) => {
    waits.push(waitMs);
    return { ran: false };
  };
  await drain([], { turn });
  await drain([], { turn, trigger: 'network' });
  await drain([], { turn, trigger: 'person' });
  await drain([], { turn, waitMs: 60_000 });
  expect(waits).toEqual([0, 0, 30_000, 60_000]);
});

test('a lead saved, or deleted, while others are being sent is taken into account', async () => {
  const { drain, save, sent, store } = phone();
  await save('A', 'B');
  await drain([], {
    send: async ({ payload }) => {
      sent.push(payload.company_name);
      if (payload.company_name === 'A') {
        await store.deleteLead('b');
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

test('a delivered lead that could not be removed stops the drain, and is sent again under its number', async () => {
  const { drain, save, disk, store } = phone();
  await save('A', 'B');
  const numbers: string[] = [];
  const send = async ({ id }: QueuedLead) => {
    disk.isFull = numbers.push(id) === 1;
    return OK;
  };
  expect(await drain([], { send })).toMatchObject({ status: 'storage-failed', delivered: 0, due: 2 });
  expect(await drain([], { send, trigger: 'person' })).toMatchObject({ status: 'storage-failed' });
  expect(numbers).toEqual(['a']);
  disk.isFull = false;
  expect(await drain([], { send, trigger: 'network' })).toMatchObject({ status: 'done', delivered: 2 });
  expect(numbers).toEqual(['a', 'a', 'b']);
  expect(await store.read()).toMatchObject({ deliveries: [{ id: 'a' }, { id: 'b' }] });
});

test('after the clock was set back no pause and no attempt of the future holds a lead', async () => {
  const { drain, save, sent, store, clock, inHand } = phone();
  await save('A');
  await drain([BUSY_SERVER]);
  await save('B');
  const dead = await inHand('b');
  await store.markSending('b');
  dead.release();
  clock.now -= 2 * HOUR;
  expect(await drain()).toMatchObject({ delivered: 2, due: 0 });
  expect(sent).toEqual(['A', 'A', 'B']);
});

test('an unreadable queue is reported, not thrown', async () => {
  const { drain, holds } = phone();
  const database = openOutboxDatabase({ indexedDb: () => undefined });
  const store = createLeadStore({ database, holds });
  expect(await drain([], { store, trigger: 'person' })).toMatchObject({
    status: 'storage-failed',
    delivered: 0,
  });
});
