import { expect, test } from 'vitest';
import { createClientLimit } from '../../../../src/server/lead-function/client-limit';

const minutes = (count: number) => 1_000_000_000 + count * 60_000;

/** Stores a lead for `client` if the limit allows it. Returns the wait. */
function tryToStore(limit: ReturnType<typeof createClientLimit>, client: string, now: number): number {
  const waitMs = limit.waitMs(client, now);
  if (waitMs === 0) limit.count(client, now);
  return waitMs;
}

test('a client is admitted again ten minutes after its first lead', () => {
  const limit = createClientLimit(2);
  const waits = [0, 4, 7, 10, 10].map((at) => tryToStore(limit, 'a', minutes(at)));
  expect(waits).toEqual([0, 0, 3 * 60_000, 0, 4 * 60_000]);
});

test('each client has its own count', () => {
  const limit = createClientLimit(1);
  const waits = ['a', 'b', 'a'].map((client) => tryToStore(limit, client, minutes(0)));
  expect(waits).toEqual([0, 0, 10 * 60_000]);
});

test('an unknown client has no limit, and 0 is no limit', () => {
  const [limit, none] = [createClientLimit(1), createClientLimit(0)];
  for (let n = 0; n < 3; n += 1) {
    expect(tryToStore(limit, '', minutes(0))).toBe(0);
    expect(tryToStore(none, 'a', minutes(0))).toBe(0);
  }
});

test('after the clock was set back, a client waits no longer than ten minutes', () => {
  const limit = createClientLimit(1);
  limit.count('a', minutes(600));
  expect(limit.waitMs('a', minutes(0))).toBe(0);
});
