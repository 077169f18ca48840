import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../../src/leads/rules/lead';
import {
  beginAttempt,
  type FailedOutcome,
  isDue,
  isFreshlyBegun,
  isOld,
  letsOthersPass,
  newQueuedLead,
  nextAttempt,
  phaseOf,
  type QueuedLead,
  submitted,
  tryAgain,
  unanswered,
} from '../../../../src/leads/rules/outbox-entry';
import { LONGEST_PAUSE_MS } from '../../../../src/leads/rules/retry-pause';

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
  for (const trigger of ['timer', 'network', 'person', 'last-wake'] as const) {
    expect(isDue(refused, NOW + 9 * DAY, trigger)).toBe(false);
  }
  expect(isDue(tryAgain(refused, NOW), NOW)).toBe(true);
});

test('a network that came back ends the pause of a dead line, not the one of a server', () => {
  expect(isDue(failed(4, DEAD_LINE), NOW, 'timer')).toBe(false);
  expect(isDue(failed(4, DEAD_LINE), NOW, 'network')).toBe(true);
  expect(isDue(failed(4, { kind: 'retry', reason: 'timeout' }), NOW, 'network')).toBe(true);
  expect(isDue(failed(1, serverAnswer(503)), NOW, 'network')).toBe(false);
});

test('no pause holds for a person, nor on the last wake of the worker', () => {
  for (const trigger of ['person', 'last-wake'] as const) {
    expect(isDue(failed(4, DEAD_LINE), NOW, trigger)).toBe(true);
    expect(isDue(failed(1, serverAnswer(429, HOUR)), NOW, trigger)).toBe(true);
  }
});

test('a line that dies does not cut short the pause a server asked for', () => {
  const held = failed(1, serverAnswer(503, HOUR));
  const forced = nextAttempt(beginAttempt(held, NOW), DEAD_LINE, NOW + MINUTE);
  expect(forced.nextAttemptAt).toBe(NOW + HOUR);
  expect(isDue(forced, NOW + 2 * MINUTE, 'network')).toBe(false);
  expect(isDue(forced, NOW + HOUR, 'network')).toBe(true);
});

test('a lead whose answer is not known goes at once, unless the server asked for a pause before', () => {
  const left = beginAttempt(failed(4, DEAD_LINE), NOW);
  expect(isDue(left, NOW)).toBe(true);
  expect(isDue(submitted(lead(), [], NOW), NOW)).toBe(true);
  expect(isDue(unanswered(submitted(lead(), [], NOW), 'timeout', NOW), NOW)).toBe(true);
  const held = beginAttempt(failed(1, serverAnswer(503, HOUR)), NOW);
  expect(isDue(held, NOW)).toBe(false);
  expect(isDue(held, NOW + HOUR)).toBe(true);
});

test('a time set by a wrong clock does not hold', () => {
  expect(isDue({ ...lead(), nextAttemptAt: NOW + 40 * DAY }, NOW)).toBe(true);
  expect(isDue({ ...lead(), heldUntil: NOW + 40 * DAY }, NOW, 'network')).toBe(true);
});

test('after the clock was set back, a pause that began in the future holds no lead', () => {
  const paused = failed(5, serverAnswer(503, HOUR));
  expect(isDue(paused, NOW - 2 * HOUR, 'timer')).toBe(true);
  expect(isDue(paused, NOW - 2 * HOUR, 'network')).toBe(true);
});

test('an attempt may be under way for a minute; one that began in the future is not', () => {
  const sending = beginAttempt(lead(), NOW);
  expect(isFreshlyBegun(sending, NOW)).toBe(true);
  expect(isFreshlyBegun(sending, NOW + MINUTE - 1)).toBe(true);
  expect(isFreshlyBegun(sending, NOW + MINUTE)).toBe(false);
  expect(isFreshlyBegun(sending, NOW - 1)).toBe(false);
  expect(isFreshlyBegun(lead(), NOW)).toBe(false);
  expect(isFreshlyBegun(unanswered(sending, 'network', NOW), NOW)).toBe(false);
});

test('a server error lets others pass at the third try; a dead line and "too many requests" never do', () => {
  expect([1, 2, 3, 4].map((times) => letsOthersPass(failed(times, serverAnswer(500))))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(letsOthersPass(failed(9, serverAnswer(429)))).toBe(false);
  expect(letsOthersPass(failed(9, DEAD_LINE))).toBe(false);
  expect(letsOthersPass(failed(9, { kind: 'retry', reason: 'timeout' }))).toBe(false);
  expect(letsOthersPass(lead())).toBe(false);
});

test('what can be said of a lead depends on its state and on whether somebody has it in hand', () => {
  const sending = beginAttempt(lead(), NOW);
  const submitting = submitted(lead(), [], NOW);
  const silent = unanswered(submitting, 'timeout', NOW);
  const refused = failed(1, { kind: 'refused', status: 422 });
  const phases = [lead(), refused, sending, submitting, silent].map((each) => [
    phaseOf(each, false),
    phaseOf(each, true),
  ]);
  expect(phases).toEqual([
    ['waiting', 'in-form'],
    ['attention', 'in-form'],
    ['unknown', 'being-sent'],
    ['unknown', 'being-sent'],
    ['unknown', 'in-form'],
  ]);
});

test('a submission counts as a try, keeps what it stands for, and is over when nobody answers', () => {
  const submitting = submitted(lead(), ['before'], NOW);
  expect(submitting).toMatchObject({
    state: 'submitting',
    attempts: 1,
    sendingSince: NOW,
    standsFor: ['before'],
  });
  expect(unanswered(submitting, 'timeout', NOW + MINUTE)).toEqual({
    ...submitting,
    sendingSince: null,
    lastOutcome: { kind: 'retry', at: NOW + MINUTE, reason: 'timeout', status: null },
  });
});

test('once it is sent from the outbox, or kept to be sent later, a lead stands for itself alone', () => {
  const submitting = submitted(lead(), ['before'], NOW);
  expect(beginAttempt(submitting, NOW)).toMatchObject({ state: 'sending', standsFor: [] });
  expect(tryAgain(submitting, NOW)).toMatchObject({ state: 'waiting', sendingSince: null, standsFor: [] });
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
