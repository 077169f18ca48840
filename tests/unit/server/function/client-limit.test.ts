import { expect, test } from 'vitest';
import { createClientLimit } from '../../../../src/server/function/client-limit';

const minutes = (count: number) => 1_000_000_000 + count * 60_000;

test('a client is admitted again ten minutes after its first lead', () => {
  const limit = createClientLimit(2);
  const waits = [0, 4, 7, 10, 10].map((at) => limit.admit('a', minutes(at)));
  expect(waits).toEqual([0, 0, 3 * 60_000, 0, 4 * 60_000]);
});

test('each client has its own count', () => {
  const limit = createClientLimit(1);
  expect(['a', 'b', 'a'].map((client) => limit.admit(client, minutes(0)) === 0)).toEqual([true, true, false]);
});

test('a lead that is given back does not count', () => {
  const limit = createClientLimit(1);
  limit.admit('a', minutes(0));
  limit.giveBack('a', minutes(0));
  expect(limit.admit('a', minutes(0))).toBe(0);
});

test('an unknown client has no limit, and 0 is no limit', () => {
  const [limit, none] = [createClientLimit(1), createClientLimit(0)];
  for (let n = 0; n < 3; n += 1) {
    expect(limit.admit('', minutes(0))).toBe(0);
    expect(none.admit('a', minutes(0))).toBe(0);
  }
});

test('after the clock was set back, a client waits no longer than ten minutes', () => {
  const limit = createClientLimit(1);
  limit.admit('a', minutes(600));
  expect(limit.admit('a', minutes(0))).toBe(0);
});

test('only the counts of the 10,000 clients that sent last are kept', () => {
  const limit = createClientLimit(1);
  for (let client = 0; client <= 10_000; client += 1) limit.admit(`client ${client}`, minutes(0));
  expect(limit.admit('client 10000', minutes(1))).toBeGreaterThan(0);
  expect(limit.admit('client 0', minutes(1))).toBe(0);
});
