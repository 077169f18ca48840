import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/leads/rules/lead';
import type { QueueItem } from '../../../src/leads/rules/lead-queue';
import {
  beginAttempt,
  newQueuedLead,
  nextAttempt,
  type QueuedLead,
  submitted,
  unanswered,
} from '../../../src/leads/rules/outbox-entry';
import { receiptOf } from '../../../src/leads/rules/receipt';
import { type Circumstances, requestWords } from '../../../src/leads/saved/request-words';
import { savedWhen } from '../../../src/leads/saved/saved-when';

const DAY_MS = 86_400_000;
const now = new Date(2026, 2, 14, 9, 40).getTime();

function waiting(createdAt = now): QueuedLead {
  const payload = leadFromQuote({ resort_name: 'Lake Road Inn', email: 'asha@lakeroad.example', phone: '' });
  return newQueuedLead(payload, 'a', createdAt);
}

function words(item: QueueItem, circumstances: Partial<Circumstances> = {}) {
  return requestWords(item, { now, isOnline: true, isInHand: false, willBeWoken: false, ...circumstances });
}

test('a request younger than 30 days is not old, one of 30 days is, and offers other ways', () => {
  expect(words(waiting(now - 30 * DAY_MS + 1)).offersWaysOut).toBe(false);
  const old = words(waiting(now - 30 * DAY_MS));
  expect(old.offersWaysOut).toBe(true);
  expect(old.note).toMatch(/more than 30 days ago/);
});

test('a request is being sent while somebody sends it; in nobody’s hand its answer was not seen', () => {
  for (const lead of [beginAttempt(waiting(), now), submitted(waiting(), [], now)]) {
    expect(words(lead, { isInHand: true })).toMatchObject({ state: 'Being sent...', isFree: false });
    expect(words(lead)).toMatchObject({
      state: 'Answer not seen',
      note: 'We did not see the answer. It is being sent again under the same number, so it will count once.',
      isFree: true,
    });
  }
});

test('a clock that was set back does not make it being sent without end', () => {
  expect(words(beginAttempt(waiting(), now + DAY_MS)).state).toBe('Answer not seen');
});

test('a request that stands in a form says so, whether it waits or was not answered', () => {
  const silent = unanswered(submitted(waiting(), [], now), 'timeout', now);
  for (const lead of [waiting(), silent]) {
    expect(words(lead, { isInHand: true })).toMatchObject({ state: 'Open in the form', isFree: false });
  }
});

test('it is promised to be sent only where the browser has promised to wake the worker', () => {
  const offline = { isOnline: false };
  expect(words(waiting(), { ...offline, willBeWoken: true }).note).toBe(
    'It will be sent when this phone is back online.',
  );
  expect(words(waiting(), offline).note).toBe('Open this site once you have network, and it will be sent.');
});

test('every request says its receipt', () => {
  expect(words(waiting()).meta).toContain(`Receipt: ${receiptOf('a')}`);
});

test('a server that asks for patience is named, with the time of the next try', () => {
  const busy = nextAttempt(
    waiting(),
    { kind: 'retry', reason: 'server', status: 503, retryAfterMs: 3_600_000 },
    now,
  );
  const { state, note } = words(busy);
  expect(state).toBe('Waiting to be tried again');
  expect(note).toMatch(/10:40/);
});

test('a refusal of the form asks to check it, any other refusal offers other ways', () => {
  const refused = (status: number) => words(nextAttempt(waiting(), { kind: 'refused', status }, now));
  expect(refused(422)).toMatchObject({ look: 'attention', offersWaysOut: false });
  expect(refused(422).meta).toMatch(/asha@lakeroad\.example/);
  expect(refused(401)).toMatchObject({ look: 'attention', offersWaysOut: true });
});

test('an entry that cannot be read is shown and never thrown away', () => {
  expect(words({ id: 'b', state: 'unreadable', raw: 7 })).toMatchObject({
    look: 'attention',
    meta: '',
  });
});

test('a moment is said as people say it', () => {
  expect(savedWhen(now - 60_000, now)).toMatch(/^today, 9:39/);
  expect(savedWhen(now - DAY_MS, now)).toMatch(/^yesterday, 9:40/);
  expect(savedWhen(now - 3 * DAY_MS, now)).toMatch(/^11 March, 9:40/);
  expect(savedWhen(now - 300 * DAY_MS, now)).toMatch(/2025/);
});
