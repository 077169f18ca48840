import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drainTurn } from '../../../../src/leads/outbox/drain-turn';
import { browserLocks, deniedLocks } from './browser-locks';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function lasting(ms: number): () => Promise<string> {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return 'ran';
  };
}

test('of two at once one has the turn, the other gives way or waits as long as it was told', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() });
  const first = drainTurn(lasting(1_000), 0);
  expect(await drainTurn(lasting(0), 0)).toEqual({ ran: false });
  const impatient = drainTurn(lasting(0), 500);
  const patient = drainTurn(lasting(0), 5_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all([first, impatient, patient])).toEqual([
    { ran: true, value: 'ran' },
    { ran: false },
    { ran: true, value: 'ran' },
  ]);
});

test('a task that fails gives its turn back, and its fault is its own', async () => {
  vi.stubGlobal('navigator', { locks: browserLocks() });
  await expect(drainTurn(() => Promise.reject(new Error('bug')), 0)).rejects.toThrow('bug');
  expect(await drainTurn(async () => 'next', 0)).toEqual({ ran: true, value: 'next' });
});

test('without locks everybody has a turn', async () => {
  vi.stubGlobal('navigator', {});
  expect(await drainTurn(async () => 'ran', 0)).toEqual({ ran: true, value: 'ran' });
  vi.stubGlobal('navigator', undefined);
  expect(await drainTurn(async () => 'ran', 0)).toEqual({ ran: true, value: 'ran' });
});

test('a browser that denies locks gives no turn: it keeps no leads for us either', async () => {
  vi.stubGlobal('navigator', { locks: deniedLocks() });
  const task = vi.fn(async () => 'never');
  const turn = drainTurn(task, 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(await turn).toEqual({ ran: false });
  expect(task).not.toHaveBeenCalled();
});
