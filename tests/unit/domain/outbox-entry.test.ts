import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import {
  beginAttempt,
  type FailedOutcome,
  isDue,
  isOld,
  LONGEST_PAUSE_MS,
  newQueuedLead,
  nextAttempt,
  type QueuedLead,
  tryAgain,
} from '../../../src/domain/outbox-entry';

const NOW = 1_760_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DEAD_LINE: FailedOutcome = { kind: 'retry', reason: 'network' };

function lead(): QueuedLead {
  return newQueuedLead(leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' }), 'id-1', NOW);
}

function serverAnswer(status: number, retryAfterMs: number | null = null): FailedOutcome {
  return { kind: 'retry', reason: 'server', status, retryAfterMs };
}

function failed(times: number, outcome: FailedOutcome): QueuedLead {
  let current = lead();
  for (let n = 0; n < times; n += 1) current = nextAttempt(beginAttempt(current, NOW), outcome, NOW);
  return current;
}

test('a new lead is due at once', () => {
  expect(lead()).toMatchObject({ state: 'waiting', attempts: 0, createdAt: NOW, lastOutcome: null });
  expect(isDue(lead(), NOW)).toBe(true);
});

test('pauses grow from 30 seconds to an hour and stay there', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 50].map((times) => failed(times, DEAD_LINE).nextAttemptAt - NOW);
  expect(pauses).toEqual([30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, HOUR, HOUR]);
});

test('a longer pause the server asks for is kept, a shorter one is not, and none goes beyond a day', () => {
  expect(failed(1, serverAnswer(503, 5 * MINUTE)).nextAttemptAt).toBe(NOW + 5 * MINUTE);
  expect(failed(1, serverAnswer(429, SECOND)).nextAttemptAt).toBe(NOW + 30 * SECOND);
  expect(failed(1, serverAnswer(503, 90 * DAY)).nextAttemptAt).toBe(NOW + DAY);
});

test('a refused lead needs attention and is never due by itself', () => {
  const refused = failed(1, { kind: 'refused', status: 422 });
  expect(refused).toMatchObject({
    state: 'attention',
    lastOutcome: { kind: 'refused', status: 422, at: NOW },
  });
  for (const trigger of ['timer', 'network', 'person'] as const) {
    expect(isDue(refused, NOW + 9 * DAY, trigger)).toBe(false);
  }
  expect(isDue(tryAgain(refused, NOW), NOW)).toBe(true);
});

test('a network that came back ends the pause of a dead line, not the one of a server', () => {
  expect(isDue(failed(4, DEAD_LINE), NOW, 'timer')).toBe(false);
  expect(isDue(failed(4, DEAD_LINE), NOW, 'network')).toBe(true);
  expect(isDue(failed(4, { kind: 'retry', reason: 'timeout' }), NOW, 'network')).toBe(true);
  expect(isDue(failed(1, serverAnswer(503)), NOW, 'network')).toBe(false);
  expect(isDue(failed(1, serverAnswer(503)), NOW, 'person')).toBe(true);
});

test('a line that dies does not cut short the pause a server asked for', () => {
  const held = failed(1, serverAnswer(503, HOUR));
  const forced = nextAttempt(beginAttempt(held, NOW), DEAD_LINE, NOW + MINUTE);
  expect(forced.nextAttemptAt).toBe(NOW + HOUR);
  expect(isDue(forced, NOW + 2 * MINUTE, 'network')).toBe(false);
  expect(isDue(forced, NOW + HOUR, 'network')).toBe(true);
});

test('a lead left in sending goes at once, and a time set by a wrong clock does not hold', () => {
  expect(isDue({ ...failed(4, DEAD_LINE), state: 'sending', sendingSince: NOW }, NOW)).toBe(true);
  expect(isDue({ ...lead(), nextAttemptAt: NOW + 40 * DAY }, NOW)).toBe(true);
});

test('a lead is old after 30 days', () => {
  expect(isOld(lead(), NOW + 30 * DAY - 1)).toBe(false);
  expect(isOld(lead(), NOW + 30 * DAY)).toBe(true);
});

test('whatever the server says, a waiting lead is due again within a day', () => {
  const outcome = fc.oneof(
    fc.constant(DEAD_LINE),
    fc.record({
      kind: fc.constant('retry' as const),
      reason: fc.constant('server' as const),
      status: fc.integer({ min: 500, max: 599 }),
      retryAfterMs: fc.option(fc.double({ min: 0, noNaN: true })),
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), outcome, (times, last) => {
      const waiting = failed(times, last);
      expect(waiting.nextAttemptAt).toBeGreaterThan(NOW);
      expect(isDue(waiting, NOW + LONGEST_PAUSE_MS)).toBe(true);
    }),
  );
});
