import { expect, test } from 'vitest';
import { createClientLimit } from '../../../../src/server/leads/client-limit';

const minutes = (count: number) => 1_000_000_000 + count * 60_000;

test('a client is let in again ten minutes after its first lead', () => {
  const limit = createClientLimit(2);
  for (const at of [0, 4]) expect(limit.admit('a', minutes(at)).isAdmitted).toBe(true);
  expect(limit.admit('a', minutes(7))).toEqual({ isAdmitted: false, waitMs: 3 * 60_000 });
  expect(limit.admit('a', minutes(10)).isAdmitted).toBe(true);
  expect(limit.admit('a', minutes(10))).toEqual({ isAdmitted: false, waitMs: 4 * 60_000 });
});

test('each client has its own', () => {
  const limit = createClientLimit(1);
  expect(['a', 'b', 'a'].map((client) => limit.admit(client, minutes(0)).isAdmitted)).toEqual([
    true,
    true,
    false,
  ]);
});

test('what is given back may be used again', () => {
  const limit = createClientLimit(1);
  const first = limit.admit('a', minutes(0));
  if (first.isAdmitted) first.giveBack();
  expect(limit.admit('a', minutes(0)).isAdmitted).toBe(true);
});

test('a client that is not known is never held back, and 0 is no limit', () => {
  const [limit, none] = [createClientLimit(1), createClientLimit(0)];
  for (let n = 0; n < 3; n += 1) {
    expect(limit.admit('', minutes(0)).isAdmitted).toBe(true);
    expect(none.admit('a', minutes(0)).isAdmitted).toBe(true);
  }
});

test('a clock that was set back holds nobody for longer than ten minutes', () => {
  const limit = createClientLimit(1);
  limit.admit('a', minutes(600));
  expect(limit.admit('a', minutes(0)).isAdmitted).toBe(true);
});

test('it remembers the clients that came last, and no more', () => {
  const limit = createClientLimit(1, 2);
  for (const client of ['a', 'b', 'c']) limit.admit(client, minutes(0));
  expect(limit.admit('c', minutes(1)).isAdmitted).toBe(false);
  expect(limit.admit('a', minutes(1)).isAdmitted).toBe(true);
});
