import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { randomId } from '../../../../src/platform/random-id';

/** Stops the clock of the time limits. fake-indexeddb needs the real setImmediate. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

const factory = globalThis.indexedDB;

const add = (stored: unknown) => {
  const count = (typeof stored === 'number' ? stored : 0) + 1;
  return [count, { count }] as const;
};

/** Makes the browser open databases in another way. Returns how often it was asked to. */
function stubOpen(open: (name: string) => IDBOpenDBRequest): () => number {
  let openings = 0;
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      openings += 1;
      return open(name);
    },
  });
  return () => openings;
}

/** Opens a database as another tab does. */
async function openConnection(name: string): Promise<IDBDatabase> {
  const opening = factory.open(name);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  return opening.result;
}

/** Another tab's transaction that lasts until it is ended: later writes wait for it. */
async function blockWrites(name: string): Promise<() => Promise<void>> {
  const transaction = (await openConnection(name)).transaction('outbox', 'readwrite');
  const ended = new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  let isBlocking = true;
  const keepAlive = () => {
    if (isBlocking) transaction.objectStore('outbox').get('key').onsuccess = keepAlive;
  };
  keepAlive();
  return () => {
    isBlocking = false;
    return ended;
  };
}

test('changes from two tabs at one moment all count', async () => {
  const name = randomId();
  const tabs = [openOutboxDatabase({ name }), openOutboxDatabase({ name })];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => tabs[n % 2]?.update(add)));
  expect(new Set(answers.map((answer) => answer?.ok && answer.value.count)).size).toBe(20);
  expect(await tabs[0]?.read()).toEqual({ ok: true, value: 20 });
});

test('an update that returns the stored value writes nothing', async () => {
  const database = openOutboxDatabase({ name: randomId() });
  await database.update(add);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  expect(await database.update((stored) => [stored, 'same'])).toEqual({
    ok: true,
    value: 'same',
  });
  expect(put).not.toHaveBeenCalled();
});

test.each(['SecurityError', 'NotAllowedError'])(
  'a database that the browser refuses with %s is blocked',
  async (error) => {
    stubOpen(() => {
      throw new DOMException('site data is blocked', error);
    });
    const database = openOutboxDatabase({ name: randomId() });
    expect(await database.read()).toEqual({ ok: false, isBlocked: true });
    expect(await database.update(add)).toEqual({ ok: false, isBlocked: true });
  },
);

test('a browser without IndexedDB blocks it, and nothing is rejected later', async () => {
  stopClock();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.stubGlobal('indexedDB', undefined);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const database = openOutboxDatabase({ name: randomId() });
  expect(await database.update(add)).toEqual({ ok: false, isBlocked: true });
  expect(await database.read()).toEqual({ ok: false, isBlocked: true });
  await vi.advanceTimersByTimeAsync(60_000);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a full disk and a failed change leave the value unchanged and do not count as blocked storage', async () => {
  const database = openOutboxDatabase({ name: randomId() });
  await database.update(add);
  const full = await database.update(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(full).toEqual({ ok: false, isBlocked: false });
  const notStorable = await database.update(() => [() => 1, null]);
  expect(notStorable).toEqual({ ok: false, isBlocked: false });
  expect(await database.read()).toEqual({ ok: true, value: 1 });
});

test('a write that reaches the time limit is not made later', async () => {
  const name = randomId();
  const unlimited = openOutboxDatabase({ name });
  const limited = openOutboxDatabase({ name, timeoutMs: 30 });
  await unlimited.update(add);
  const unblock = await blockWrites(name);
  expect(await limited.update(add)).toEqual({ ok: false, isBlocked: false });
  await unblock();
  expect(await unlimited.update(add)).toEqual({ ok: true, value: { count: 2 } });
});

test('a database that opens after the time limit is not written by the call that gave up', async () => {
  const name = randomId();
  // Another tab has the database open, so a deletion waits for it, and later openings wait for the deletion.
  const otherTab = await openConnection(name);
  factory.deleteDatabase(name);
  stopClock();
  const database = openOutboxDatabase({ name, timeoutMs: 200 });
  const givenUp = database.update(add);
  await vi.advanceTimersByTimeAsync(200);
  expect(await givenUp).toEqual({ ok: false, isBlocked: false });
  otherTab.close();
  expect(await database.update(add)).toEqual({ ok: true, value: { count: 1 } });
});

test('a database that never opens is given up at the time limit, and the next call opens it again', async () => {
  const name = randomId();
  const silent = { readyState: 'pending' };
  const openings = stubOpen((asked) =>
    openings() === 1 ? Object.assign(Object.create(null), silent) : factory.open(asked),
  );
  stopClock();
  const database = openOutboxDatabase({ name, timeoutMs: 30 });
  const givenUp = database.update(add);
  await vi.advanceTimersByTimeAsync(30);
  expect(await givenUp).toEqual({ ok: false, isBlocked: false });
  expect(await database.update(add)).toEqual({ ok: true, value: { count: 1 } });
});

test('a connection that the browser closed without an event is opened again', async () => {
  const connections: IDBDatabase[] = [];
  const openings = stubOpen((name) => {
    const request = factory.open(name);
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  const database = openOutboxDatabase({ name: randomId() });
  await database.update(add);
  connections[0]?.close();
  expect(await database.update(add)).toEqual({ ok: true, value: { count: 2 } });
  expect(openings()).toBe(2);
});
