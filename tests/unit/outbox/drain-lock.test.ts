import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { leaseLock, webLock } from '../../../src/outbox/drain-lock';
import { openOutboxDatabase } from '../../../src/outbox/outbox-database';
import { browserLocks } from './browser-locks';

/** A task that holds the lock until it is told to end. */
function heldTask() {
  let end = () => undefined as undefined;
  let begin = () => undefined as undefined;
  const ended = new Promise<void>((resolve) => {
    end = () => void resolve();
  });
  const begun = new Promise<void>((resolve) => {
    begin = () => void resolve();
  });
  return {
    begun,
    end: () => end(),
    task: async () => {
      begin();
      await ended;
      return 'first';
    },
  };
}

function twoTabs() {
  const clock = { now: 1_000_000 };
  const factory = new IDBFactory();
  const tab = (name: string) =>
    leaseLock({
      database: openOutboxDatabase({ indexedDb: () => factory }),
      now: () => clock.now,
      newId: () => name,
    });
  return { clock, one: tab('one'), two: tab('two') };
}

test('while one tab holds the lease another gives way, and gets it afterwards', async () => {
  const { one, two } = twoTabs();
  const first = heldTask();
  const running = one(first.task, 0);
  await first.begun;
  expect(await two(async () => 'second', 0)).toEqual({ ran: false });
  first.end();
  expect(await running).toEqual({ ran: true, value: 'first' });
  expect(await two(async () => 'second', 0)).toEqual({ ran: true, value: 'second' });
});

test('the lease of a tab that died ends by itself, and the dead tab learns that it lost it', async () => {
  const { clock, one, two } = twoTabs();
  const first = heldTask();
  let stillHeld: (() => Promise<boolean>) | undefined;
  const running = one(async (isHeld) => {
    stillHeld = isHeld;
    return first.task();
  }, 0);
  await first.begun;
  expect(await stillHeld?.()).toBe(true);
  clock.now += 45_001;
  let seenByFirst: boolean | undefined;
  const second = await two(async () => {
    seenByFirst = await stillHeld?.();
    return 'second';
  }, 0);
  expect(second).toEqual({ ran: true, value: 'second' });
  expect(seenByFirst).toBe(false);
  first.end();
  await running;
});

test('a lease is given back when the task fails, and one written by a wrong clock does not hold', async () => {
  const { clock, one, two } = twoTabs();
  await expect(
    one(async () => {
      throw new Error('bug');
    }, 0),
  ).rejects.toThrow('bug');
  clock.now += 1_000_000_000;
  const first = heldTask();
  const running = one(first.task, 0);
  await first.begun;
  clock.now -= 1_000_000_000;
  expect(await two(async () => 'second', 0)).toEqual({ ran: true, value: 'second' });
  first.end();
  await running;
});

test('with Web Locks one gives way at once, waits as long as it was told, or takes its turn', async () => {
  const lock = webLock(browserLocks());
  const first = heldTask();
  const running = lock(first.task, 0);
  await first.begun;
  expect(await lock(async () => 'second', 0)).toEqual({ ran: false });
  expect(await lock(async () => 'third', 5)).toEqual({ ran: false });
  const patient = lock(async () => 'fourth', 5000);
  first.end();
  expect(await running).toEqual({ ran: true, value: 'first' });
  expect(await patient).toEqual({ ran: true, value: 'fourth' });
});

test('a browser that refuses locks counts as busy, a failing task does not', async () => {
  const refusing = Object.assign(Object.create(null), {
    request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  });
  expect(await webLock(refusing)(async () => 'never', 0)).toEqual({ ran: false });
  const failing = webLock(browserLocks())(() => Promise.reject(new Error('bug')), 0);
  await expect(failing).rejects.toThrow('bug');
});
