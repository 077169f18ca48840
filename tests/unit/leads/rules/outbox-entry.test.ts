import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginAttempt,
  endFailedAttempt,
  isDue,
  isOutboxPaused,
  newEntry,
  type ReadableEntry,
  savedAndDue,
} from '../../../../src/leads/rules/outbox-entry';
import { MAX_PAUSE_MS } from '../../../../src/leads/rules/retry-pause';
import { type FailedOutcome, UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { REFUSED, serverError } from '../outcomes';

const NOW = 1_760_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const entry = newEntry(leadOf('Hill View'), 'id-1', NOW);

function failed(times: number, outcome: FailedOutcome): ReadableEntry {
  let current = entry;
  for (let n = 0; n < times; n += 1)
    current = endFailedAttempt(beginAttempt(current, 'sending'), outcome, NOW);
  return current;
}

test('after answers, pauses grow from 30 seconds to an hour and stay there', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 50].map((times) => failed(times, serverError(500)).pauseEndsAt - NOW);
  expect(pauses).toEqual([30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, HOUR, HOUR]);
});

test('attempts without an answer, and pauses of the whole outbox, do not lengthen the pause after the next answers', () => {
  for (const earlier of [failed(9, UNANSWERED), failed(9, serverError(429, HOUR))]) {
    const first = endFailedAttempt(beginAttempt(earlier, 'sending'), serverError(500), NOW);
    const second = endFailedAttempt(beginAttempt(first, 'sending'), serverError(500), NOW + MINUTE);
    expect(first.pauseEndsAt).toBe(NOW + 30 * SECOND);
    expect(second.pauseEndsAt).toBe(NOW + MINUTE + 2 * MINUTE);
  }
});

test('the server can make a pause longer, not shorter, and no longer than a day', () => {
  expect(failed(1, serverError(503, 5 * MINUTE)).pauseEndsAt).toBe(NOW + 5 * MINUTE);
  expect(failed(1, serverError(429, SECOND)).pauseEndsAt).toBe(NOW + 30 * SECOND);
  expect(failed(1, serverError(503, 90 * DAY)).pauseEndsAt).toBe(NOW + DAY);
});

test('after 429 the pause is the one that the server asked for, however often the entry has failed', () => {
  expect(failed(9, serverError(429, 5 * MINUTE)).pauseEndsAt).toBe(NOW + 5 * MINUTE);
  expect(failed(9, serverError(429)).pauseEndsAt).toBe(NOW + HOUR);
});

test('a refused entry is not due until the visitor saves it again', () => {
  const refused = failed(1, REFUSED);
  expect(refused).toMatchObject({
    state: 'attention',
    lastOutcome: { kind: 'refused', status: 422, at: NOW },
  });
  expect(isDue(refused, NOW + 9 * DAY)).toBe(false);
  expect(isDue(savedAndDue(refused), NOW)).toBe(true);
});

test('there is a pause after an answer, and none after a network failure', () => {
  expect(isDue(failed(4, UNANSWERED), NOW)).toBe(true);
  expect(isDue(failed(1, serverError(503)), NOW)).toBe(false);
});

test('a network failure does not shorten the pause that the server asked for before', () => {
  const paused = failed(1, serverError(503, HOUR));
  const again = endFailedAttempt(beginAttempt(paused, 'sending'), UNANSWERED, NOW + MINUTE);
  expect(isDue(again, NOW + HOUR - 1)).toBe(false);
  expect(isDue(again, NOW + HOUR)).toBe(true);
});

test('an entry with an unknown answer waits only for a pause that the server asked for', () => {
  for (const state of ['submitting', 'sending'] as const) {
    const left = beginAttempt(failed(4, UNANSWERED), state);
    expect(isDue(left, NOW)).toBe(true);
    const paused = beginAttempt(failed(1, serverError(503, HOUR)), state);
    expect(isDue(paused, NOW)).toBe(false);
    expect(isDue(paused, NOW + HOUR)).toBe(true);
  }
});

test('a pause from a wrong clock is ignored', () => {
  expect(isDue({ ...entry, pauseEndsAt: NOW + 40 * DAY }, NOW)).toBe(true);
  const paused = failed(5, serverError(503, HOUR));
  expect(isDue(paused, NOW - 2 * HOUR)).toBe(true);
});

test.each([429, 503])('%d pauses the outbox until its end', (status) => {
  const paused = failed(1, serverError(status, HOUR));
  expect(isOutboxPaused([paused], NOW + HOUR - 1)).toBe(true);
  expect(isOutboxPaused([paused], NOW + HOUR)).toBe(false);
});

test('a pause for one entry does not pause the outbox', () => {
  for (const outcome of [serverError(503), serverError(401, HOUR), UNANSWERED])
    expect(isOutboxPaused([failed(1, outcome)], NOW)).toBe(false);
});

test('a waiting entry is due within a day, whatever the server answers', () => {
  const outcome = fc.oneof(
    fc.constant(UNANSWERED),
    fc.record({
      kind: fc.constant('deferred' as const),
      status: fc.integer({ min: 400, max: 599 }),
      retryAfterMs: fc.option(fc.double({ min: 0, noNaN: true })),
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), outcome, (times, last) => {
      const waiting = failed(times, last);
      expect(isDue(waiting, NOW)).toBe(last.kind === 'unanswered');
      expect(isDue(waiting, NOW + MAX_PAUSE_MS)).toBe(true);
    }),
  );
});
