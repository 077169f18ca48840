import { expect, test } from 'vitest';
import { createClientLimit } from '../../../../src/server/function/client-limit';

const minutes = (count: number) => 1_000_000_000 + count * 60_000;

test('a client is admitted again ten minutes after its first lead', () => {
  const limit = createClientLimit(2);
  const waits = [0, 4, 7, 10, 10].map((at) => limit.countOrGetWaitMs('a', minutes(at)));
  expect(waits).toEqual([0, 0, 3 * 60_000, 0, 4 * 60_000]);
});

test('each client has its own count', () => {
  const limit = createClientLimit(1);
  expect(['a', 'b', 'a'].map((client) => limit.countOrGetWaitMs(client, minutes(0)) === 0)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a lead that is given back does not count', () => {
  const limit = createClientLimit(1);
  limit.countOrGetWaitMs('a', minutes(0));
  limit.uncount('a', minutes(0));
  expect(limit.countOrGetWaitMs('a', minutes(0))).toBe(0);
});

test('an unknown client has no limit, and 0 is no limit', () => {
  const [limit, none] = [createClientLimit(1), createClientLimit(0)];
  for (let n = 0; n < 3; n += 1) {
    expect(limit.countOrGetWaitMs('', minutes(0))).toBe(0);
    expect(none.countOrGetWaitMs('a', minutes(0))).toBe(0);
  }
});

test('after the clock was set back, a client waits no longer than ten minutes', () => {
  const limit = createClientLimit(1);
  limit.countOrGetWaitMs('a', minutes(600));
  expect(limit.countOrGetWaitMs('a', minutes(0))).toBe(0);
});

test('only the counts of the 10,000 clients that sent last are kept', () => {
  const limit = createClientLimit(1);
  for (let client = 0; client <= 10_000; client += 1) limit.countOrGetWaitMs(`client ${client}`, minutes(0));
  expect(limit.countOrGetWaitMs('client 10000', minutes(1))).toBeGreaterThan(0);
  expect(limit.countOrGetWaitMs('client 0', minutes(1))).toBe(0);
});
