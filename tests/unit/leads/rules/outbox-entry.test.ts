import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../../src/leads/rules/lead-forms';
import {
  afterFailure,
  beginAttempt,
  isDue,
  keepsPhonePaused,
  newEntry,
  phaseOf,
  type ReadableEntry,
  savedAndDue,
} from '../../../../src/leads/rules/outbox-entry';
import { MAX_PAUSE_MS } from '../../../../src/leads/rules/retry-pause';
import { type FailedOutcome, UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { REFUSED, serverError } from '../outcomes';

const NOW = 1_760_000_000_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const entry = newEntry(leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' }), 'id-1', NOW);

function failed(times: number, outcome: FailedOutcome): ReadableEntry {
  let current = entry;
  for (let n = 0; n < times; n += 1) current = afterFailure(beginAttempt(current, 'sending'), outcome, NOW);
  return current;
}

test('pauses grow from 30 seconds to an hour and stay there', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 50].map((times) => failed(times, UNANSWERED).timerPauseEndsAt - NOW);
  expect(pauses).toEqual([30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, HOUR, HOUR]);
});

test('the server can make a pause longer, not shorter, and no longer than a day', () => {
  expect(failed(1, serverError(503, 5 * MINUTE)).timerPauseEndsAt).toBe(NOW + 5 * MINUTE);
  expect(failed(1, serverError(429, SECOND)).timerPauseEndsAt).toBe(NOW + 30 * SECOND);
  expect(failed(1, serverError(503, 90 * DAY)).timerPauseEndsAt).toBe(NOW + DAY);
});

test('after 429 the pause is the one that the server asked for, however often the entry has failed', () => {
  expect(failed(9, serverError(429, 5 * MINUTE)).timerPauseEndsAt).toBe(NOW + 5 * MINUTE);
  expect(failed(9, serverError(429)).timerPauseEndsAt).toBe(NOW + HOUR);
});

test('a refused entry is due for no trigger until the visitor saves it again', () => {
  const refused = failed(1, REFUSED);
  expect(refused).toMatchObject({
    state: 'attention',
    lastOutcome: { kind: 'refused', status: 422, at: NOW },
  });
  for (const trigger of ['timer', 'network', 'now'] as const)
    expect(isDue(refused, NOW + 9 * DAY, trigger)).toBe(false);
  expect(isDue(savedAndDue(refused, NOW), NOW, 'timer')).toBe(true);
});

test('"network" ends a pause after a network failure, "now" every pause, "timer" none', () => {
  const due = (paused: ReadableEntry) =>
    (['timer', 'network', 'now'] as const).filter((trigger) => isDue(paused, NOW, trigger));
  expect(due(failed(4, UNANSWERED))).toEqual(['network', 'now']);
  expect(due(failed(1, serverError(503)))).toEqual(['now']);
});

test('a network failure does not shorten the pause that the server asked for before', () => {
  const paused = failed(1, serverError(503, HOUR));
  const again = afterFailure(beginAttempt(paused, 'sending'), UNANSWERED, NOW + MINUTE);
  expect(again.timerPauseEndsAt).toBe(NOW + HOUR);
  expect(isDue(again, NOW + 2 * MINUTE, 'network')).toBe(false);
  expect(isDue(again, NOW + HOUR, 'network')).toBe(true);
});

test('an entry with an unknown answer waits only for a pause that the server asked for', () => {
  for (const state of ['submitting', 'sending'] as const) {
    const left = beginAttempt(failed(4, UNANSWERED), state);
    expect(isDue(left, NOW, 'timer')).toBe(true);
    const paused = beginAttempt(failed(1, serverError(503, HOUR)), state);
    expect(isDue(paused, NOW, 'timer')).toBe(false);
    expect(isDue(paused, NOW + HOUR, 'timer')).toBe(true);
  }
});

test('a pause from a wrong clock is ignored', () => {
  expect(isDue({ ...entry, timerPauseEndsAt: NOW + 40 * DAY }, NOW, 'timer')).toBe(true);
  expect(isDue({ ...entry, serverPauseEndsAt: NOW + 40 * DAY }, NOW, 'network')).toBe(true);
  const paused = failed(5, serverError(503, HOUR));
  expect(isDue(paused, NOW - 2 * HOUR, 'timer')).toBe(true);
  expect(isDue(paused, NOW - 2 * HOUR, 'network')).toBe(true);
});

test.each([429, 503])('%d pauses the phone until its end, or until "Send now"', (status) => {
  const paused = failed(1, serverError(status, HOUR));
  expect(keepsPhonePaused(paused, NOW, 'network')).toBe(true);
  expect(keepsPhonePaused(paused, NOW, 'now')).toBe(false);
  expect(keepsPhonePaused(paused, NOW + HOUR, 'timer')).toBe(false);
});

test('a pause for one entry does not pause the phone', () => {
  for (const outcome of [serverError(503), serverError(401, HOUR), UNANSWERED])
    expect(keepsPhonePaused(failed(1, outcome), NOW, 'timer')).toBe(false);
});

test('the phase depends on the state and on the lock', () => {
  const entries = [
    entry,
    failed(1, REFUSED),
    beginAttempt(entry, 'sending'),
    beginAttempt(entry, 'submitting'),
  ];
  expect(entries.map((one) => [phaseOf(one, false), phaseOf(one, true)])).toEqual([
    ['waiting', 'in-form'],
    ['attention', 'in-form'],
    ['answer-not-seen', 'being-sent'],
    ['answer-not-seen', 'in-form'],
  ]);
});

test('a waiting entry is due within a day, whatever the server answers', () => {
  const outcome = fc.oneof(
    fc.constant(UNANSWERED),
    fc.record({
      kind: fc.constant('retry' as const),
      reason: fc.constant('server' as const),
      status: fc.integer({ min: 400, max: 599 }),
      retryAfterMs: fc.option(fc.double({ min: 0, noNaN: true })),
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), outcome, (times, last) => {
      const waiting = failed(times, last);
      expect(waiting.timerPauseEndsAt).toBeGreaterThan(NOW);
      expect(isDue(waiting, NOW + MAX_PAUSE_MS, 'timer')).toBe(true);
    }),
  );
});
