import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';

const add = (stored: unknown) => {
  const value = (typeof stored === 'number' ? stored : 0) + 1;
  return { value, answer: value };
};

/** A factory whose next connections can be made to misbehave. */
function factoryWith(open: (factory: IDBFactory) => IDBOpenDBRequest): IDBFactory {
  const factory = new IDBFactory();
  return new Proxy(factory, {
    get: (target, key) => (key === 'open' ? () => open(target) : Reflect.get(target, key)),
  });
}

/** Another tab's transaction that does not end until it is told to: later writes have to wait for it. */
async function holdUpWrites(factory: IDBFactory): Promise<() => Promise<void>> {
  const opening = factory.open('kitaki-outbox');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const transaction = opening.result.transaction('outbox', 'readwrite');
  const ended = new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  let isHeld = true;
  const keepAlive = () => {
    if (isHeld) transaction.objectStore('outbox').get('key').onsuccess = keepAlive;
  };
  keepAlive();
  return () => {
    isHeld = false;
    return ended;
  };
}

/** Handlers that are set and never called, but for the one that makes the object store. */
const deaf = Object.fromEntries(
  ['onsuccess', 'onerror'].map((name) => [name, { get: () => null, set: () => undefined }]),
);

test('changes from two tabs at once all count', async () => {
  const factory = new IDBFactory();
  const tabs = [factory, factory].map((shared) => openOutboxDatabase({ indexedDb: () => shared }));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => tabs[n % 2]?.update<number>('key', add)),
  );
  expect(new Set(answers.map((answer) => answer?.ok && answer.answer)).size).toBe(20);
  expect(await tabs[0]?.read('key')).toEqual({ ok: true, value: 20 });
});

test('without a database, or with one that is forbidden, the answer is "blocked"', async () => {
  const none = openOutboxDatabase({ indexedDb: () => undefined });
  expect(await none.read('key')).toEqual({ ok: false, reason: 'blocked' });
  const forbidden = openOutboxDatabase({
    indexedDb: () => {
      throw new DOMException('site data is blocked', 'SecurityError');
    },
  });
  expect(await forbidden.update('key', add)).toEqual({ ok: false, reason: 'blocked' });
});

test('a full disk is "full", a bug in the change is "failed", and both leave the value alone', async () => {
  const factory = new IDBFactory();
  const database = openOutboxDatabase({ indexedDb: () => factory });
  await database.update('key', add);
  const full = await database.update('key', () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(full).toEqual({ ok: false, reason: 'full' });
  expect(await database.update('key', () => ({ value: () => 1, answer: 1 }))).toEqual({
    ok: false,
    reason: 'failed',
  });
  expect(await database.read('key')).toEqual({ ok: true, value: 1 });
});

test('a database that never opens is given up in time, and the next call asks anew', async () => {
  let openings = 0;
  const factory = factoryWith((real) => {
    openings += 1;
    const request = real.open('kitaki-outbox');
    // The first request is never heard of again.
    return openings === 1 ? Object.defineProperties(request, deaf) : request;
  });
  const database = openOutboxDatabase({ indexedDb: () => factory, timeoutMs: 30 });
  expect(await database.update('key', add)).toEqual({ ok: false, reason: 'timeout' });
  expect(await database.update<number>('key', add)).toEqual({ ok: true, answer: 1 });
  expect(openings).toBe(2);
});

test('a write that is given up is not made behind our back', async () => {
  const factory = new IDBFactory();
  const patient = openOutboxDatabase({ indexedDb: () => factory });
  const hasty = openOutboxDatabase({ indexedDb: () => factory, timeoutMs: 30 });
  await patient.update('key', add);
  const release = await holdUpWrites(factory);
  expect(await hasty.update<number>('key', add)).toEqual({ ok: false, reason: 'timeout' });
  await release();
  expect(await patient.update<number>('key', add)).toEqual({ ok: true, answer: 2 });
});

test('a connection the browser closed is opened again', async () => {
  const connections: IDBDatabase[] = [];
  const factory = factoryWith((real) => {
    const request = real.open('kitaki-outbox');
    request.addEventListener('success', () => connections.push(request.result));
    return request;
  });
  const database = openOutboxDatabase({ indexedDb: () => factory });
  await database.update('key', add);
  connections[0]?.close();
  expect(await database.update<number>('key', add)).toEqual({ ok: true, answer: 2 });
  expect(connections).toHaveLength(2);
});

test('the database can be deleted while it is open', async () => {
  const factory = new IDBFactory();
  const database = openOutboxDatabase({ indexedDb: () => factory });
  await database.update('key', add);
  await new Promise((resolve, reject) => {
    const request = factory.deleteDatabase('kitaki-outbox');
    request.onsuccess = resolve;
    request.onerror = reject;
    request.onblocked = reject;
  });
  expect(await database.update<number>('key', add)).toEqual({ ok: true, answer: 1 });
});
