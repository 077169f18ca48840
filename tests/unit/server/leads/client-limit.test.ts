import { expect, test } from 'vitest';
import { createClientLimit } from '../../../../src/server/leads/client-limit';

const minutes = (count: number) => 1_000_000_000 + count * 60_000;

/** Sends a lead if the limit allows it. Returns the milliseconds to wait, 0 if it was sent. */
function send(limit: ReturnType<typeof createClientLimit>, client: string, at: number): number {
  const waitMs = limit.waitMs(client, minutes(at));
  if (waitMs === 0) limit.count(client, minutes(at));
  return waitMs;
}

test('a client may send again ten minutes after its first lead', () => {
  const limit = createClientLimit(2);
  const waits = [0, 4, 7, 10, 10].map((at) => send(limit, 'a', at));
  expect(waits).toEqual([0, 0, 3 * 60_000, 0, 4 * 60_000]);
});

test('each client has its own count', () => {
  const limit = createClientLimit(1);
  expect(['a', 'b', 'a'].map((client) => send(limit, client, 0) === 0)).toEqual([true, true, false]);
});

test('a lead that is not counted does not use the limit up', () => {
  const limit = createClientLimit(1);
  expect([limit.waitMs('a', minutes(0)), send(limit, 'a', 0)]).toEqual([0, 0]);
});

test('an unknown client has no limit, and 0 is no limit', () => {
  const [limit, none] = [createClientLimit(1), createClientLimit(0)];
  for (let n = 0; n < 3; n += 1) expect([send(limit, '', 0), send(none, 'a', 0)]).toEqual([0, 0]);
});

test('after the clock was set back, a client waits no longer than ten minutes', () => {
  const limit = createClientLimit(1);
  limit.count('a', minutes(600));
  expect(send(limit, 'a', 0)).toBe(0);
});

test('it keeps the counts of the clients that sent last, up to the maximum', () => {
  const limit = createClientLimit(1, 2);
  for (const client of ['a', 'b', 'c']) limit.count(client, minutes(0));
  expect(limit.waitMs('c', minutes(1))).toBeGreaterThan(0);
  expect(limit.waitMs('a', minutes(1))).toBe(0);
});
