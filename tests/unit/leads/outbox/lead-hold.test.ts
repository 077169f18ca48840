import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LeadHolds, lockHolds, ownHolds } from '../../../../src/leads/outbox/lead-hold';
import { browserLocks, deniedLocks } from './browser-locks';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const unheard = () => undefined;

/** Two tabs of one browser; without locks each knows of itself alone, so both are the same page. */
function browserOf(kind: 'with locks' | 'without locks'): { one: LeadHolds; other: LeadHolds } {
  if (kind === 'without locks') {
    const holds = ownHolds(unheard);
    return { one: holds, other: holds };
  }
  const locks = browserLocks();
  return { one: lockHolds(locks, unheard), other: lockHolds(locks, unheard) };
}

async function taken(take: ReturnType<LeadHolds['take']>) {
  const hold = await take;
  if (hold === null) throw new Error('it is free');
  return hold;
}

const both = ['with locks', 'without locks'] as const;

test.each(both)('%s: a lead in hand is nobody else’s until it is let go', async (kind) => {
  const { one, other } = browserOf(kind);
  const hold = await taken(one.take('a', 0));
  expect(hold.id).toBe('a');
  expect(await other.take('a', 0)).toBeNull();
  expect(await other.take('b', 0)).not.toBeNull();
  expect(await other.held()).toEqual(new Set(['a', 'b']));
  hold.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(await other.held()).toEqual(new Set(['b']));
  expect(await other.take('a', 0)).not.toBeNull();
});

test.each(both)('%s: one waits for whoever has it, no longer than one wants', async (kind) => {
  const { one, other } = browserOf(kind);
  const hold = await taken(one.take('a', 0));
  const impatient = other.take('a', 1_000);
  const patient = other.take('a', 60_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await impatient).toBeNull();
  hold.release();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await patient).not.toBeNull();
});

test.each(both)('%s: what was waited for stays in hand when the time of waiting is over', async (kind) => {
  const { one, other } = browserOf(kind);
  const hold = await taken(one.take('a', 1_000));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await other.take('a', 0)).toBeNull();
  hold.release();
});

test.each(both)('%s: a second release does not take it from the next holder', async (kind) => {
  const { one, other } = browserOf(kind);
  const first = await taken(one.take('a', 0));
  first.release();
  await vi.advanceTimersByTimeAsync(0);
  await taken(other.take('a', 0));
  first.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(await one.take('a', 0)).toBeNull();
});

test.each([0, 25_000])('a browser that denies locks holds up nobody who waits %d ms', async (waitMs) => {
  const holds = lockHolds(deniedLocks(), unheard);
  const take = holds.take('a', waitMs);
  await vi.advanceTimersByTimeAsync(10);
  const hold = await taken(take);
  expect(() => hold.release()).not.toThrow();
  const held = holds.held();
  await vi.advanceTimersByTimeAsync(10);
  expect(await held).toEqual(new Set());
});

test('locks of others are not taken for leads in hand', async () => {
  const locks = browserLocks();
  void locks.request('kitaki-outbox-drain', {}, () => new Promise(() => undefined));
  expect(await lockHolds(locks, unheard).held()).toEqual(new Set());
});

test.each(both)('%s: taking a lead in hand and letting it go is heard, each once', async (kind) => {
  const onChange = vi.fn();
  const holds = kind === 'with locks' ? lockHolds(browserLocks(), onChange) : ownHolds(onChange);
  const hold = await taken(holds.take('a', 0));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(await holds.take('a', 0)).toBeNull();
  expect(onChange).toHaveBeenCalledTimes(1);
  hold.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(await holds.held()).toEqual(new Set());
});
