import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webTurns } from '../../../src/outbox/submission-turn';
import { browserLocks } from './browser-locks';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A tab that sends for a second; `isDelivered`: what comes of it. Answers whether it has sent at all. */
function tabOf(locks: LockManager, isDelivered = true) {
  return (lead: string) =>
    webTurns(locks)(lead, async (isJustDelivered) => {
      if (isJustDelivered) return { value: 'not sent again', isDelivered: true };
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return { value: 'sent', isDelivered };
    });
}

test('of two tabs with the same lead the second hears that it is delivered', async () => {
  const locks = browserLocks();
  const both = Promise.all([tabOf(locks)('lead'), tabOf(locks)('lead')]);
  await vi.runAllTimersAsync();
  expect(await both).toEqual([
    { ran: true, value: 'sent' },
    { ran: true, value: 'not sent again' },
  ]);
});

test('where the first was not delivered the second makes its own attempt', async () => {
  const locks = browserLocks();
  const both = Promise.all([tabOf(locks, false)('lead'), tabOf(locks)('lead')]);
  await vi.runAllTimersAsync();
  expect((await both).map((turn) => turn.ran && turn.value)).toEqual(['sent', 'sent']);
});

test('other leads wait for nobody, and the same one is another request a while later', async () => {
  const locks = browserLocks();
  const first = tabOf(locks)('lead');
  const other = tabOf(locks)('another lead');
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await Promise.all([first, other])).toEqual([
    { ran: true, value: 'sent' },
    { ran: true, value: 'sent' },
  ]);
  await vi.advanceTimersByTimeAsync(5_001);
  const again = tabOf(locks)('lead');
  await vi.runAllTimersAsync();
  expect(await again).toEqual({ ran: true, value: 'sent' });
});

test('whoever waits too long does nothing, a fault of the task is its own', async () => {
  const locks = browserLocks();
  const stuck = webTurns(locks)('lead', () => new Promise(() => undefined));
  stuck.catch(() => undefined);
  const submit = vi.fn();
  const late = webTurns(locks, 10)('lead', submit);
  await vi.advanceTimersByTimeAsync(11);
  expect(await late).toEqual({ ran: false });
  expect(submit).not.toHaveBeenCalled();
  await expect(webTurns(locks)('other', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});

test('a browser that refuses locks sends without them', async () => {
  const refusing = Object.assign(Object.create(null), {
    request: () => Promise.reject(new DOMException('denied', 'SecurityError')),
  });
  const turn = await webTurns(refusing)('lead', async () => ({ value: 'sent', isDelivered: true }));
  expect(turn).toEqual({ ran: true, value: 'sent' });
});
