import { beforeEach, expect, test, vi } from 'vitest';
import { createLeadLocks } from '../../../../src/leads/outbox/lead-locks';
import { createDeniedLocks, createFakeLocks } from '../../../support/fake-locks';

beforeEach(() => {
  vi.useFakeTimers();
});

const ignore = () => undefined;

/** Two tabs of one browser. */
function twoTabs() {
  const manager = createFakeLocks();
  return { one: createLeadLocks(ignore, manager), other: createLeadLocks(ignore, manager) };
}

async function acquired(acquiring: Promise<(() => void) | null>): Promise<() => void> {
  const release = await acquiring;
  if (release === null) throw new Error('the lock is taken');
  return release;
}

test('one tab has the lock of a lead until it releases it, and other leads are free', async () => {
  const { one, other } = twoTabs();
  const release = await acquired(one.acquire('a', 0));
  expect(await other.acquire('a', 0)).toBeNull();
  await acquired(other.acquire('b', 0));
  expect(await other.lockedIds()).toEqual(new Set(['a', 'b']));
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(await other.lockedIds()).toEqual(new Set(['b']));
  await acquired(other.acquire('a', 0));
});

// The time limit is an AbortSignal.timeout, which runs on the real clock.

test('a tab waits for the lock no longer than `waitMs`', async () => {
  const { one, other } = twoTabs();
  const release = await acquired(one.acquire('a', 0));
  const short = other.acquire('a', 20);
  const long = other.acquire('a', 600_000);
  expect(await short).toBeNull();
  release();
  await acquired(long);
});

test('a lock stays locked after the time that its holder would have waited', async () => {
  const { one, other } = twoTabs();
  await acquired(one.acquire('a', 1));
  // This signal began later and lasts longer, so the one of `acquire` has ended before it.
  await new Promise((resolve) => AbortSignal.timeout(20).addEventListener('abort', resolve));
  expect(await other.acquire('a', 0)).toBeNull();
});

test('a second release does not release the lock of the next holder', async () => {
  const { one, other } = twoTabs();
  const release = await acquired(one.acquire('a', 0));
  release();
  await vi.advanceTimersByTimeAsync(0);
  await acquired(other.acquire('a', 0));
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(await one.acquire('a', 0)).toBeNull();
});

test.each([0, 25_000])(
  'a browser that denies locks gives the lead out at once (wait %d ms)',
  async (waitMs) => {
    const locks = createLeadLocks(ignore, createDeniedLocks());
    const acquiring = locks.acquire('a', waitMs);
    const lockedIds = locks.lockedIds();
    await vi.advanceTimersByTimeAsync(10);
    const release = await acquired(acquiring);
    expect(release).not.toThrow();
    expect(await lockedIds).toBeNull();
  },
);

test('a browser without locks gives every lead out', async () => {
  // Node has Web Locks: without a manager of its own, `createLeadLocks` would use them.
  vi.stubGlobal('navigator', undefined);
  const locks = createLeadLocks();
  const release = await acquired(locks.acquire('a', 0));
  await acquired(locks.acquire('a', 1_000));
  expect(release).not.toThrow();
  expect(await locks.lockedIds()).toBeNull();
});

test('other locks of the site are not leads', async () => {
  const manager = createFakeLocks();
  void manager.request('kitaki-outbox-drain', {}, () => new Promise(() => undefined));
  expect(await createLeadLocks(ignore, manager).lockedIds()).toEqual(new Set());
});

test('`onChange` is called when a lock is acquired or released, and not when acquiring fails', async () => {
  const onChange = vi.fn();
  const locks = createLeadLocks(onChange, createFakeLocks());
  const release = await acquired(locks.acquire('a', 0));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(await locks.acquire('a', 0)).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(1);
  onChange.mockImplementation(() => {
    void locks.lockedIds().then((ids) => expect(ids?.size).toBe(0));
  });
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(2);
});
