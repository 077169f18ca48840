import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import { newQueuedLead, nextAttempt, type QueuedLead } from '../../../src/domain/outbox-entry';
import { requestWords } from '../../../src/features/leads/request-words';
import { savedWhen } from '../../../src/features/leads/saved-when';

const DAY_MS = 86_400_000;
const now = new Date(2026, 2, 14, 9, 40).getTime();

function waiting(createdAt = now): QueuedLead {
  const payload = leadFromQuote({ resort_name: 'Lake Road Inn', email: 'asha@lakeroad.example', phone: '' });
  return newQueuedLead(payload, 'a', createdAt);
}

test('a request younger than 30 days is not old, one of 30 days is, and offers other ways', () => {
  expect(requestWords(waiting(now - 30 * DAY_MS + 1), now, true).offersWaysOut).toBe(false);
  const old = requestWords(waiting(now - 30 * DAY_MS), now, true);
  expect(old.offersWaysOut).toBe(true);
  expect(old.note).toMatch(/more than 30 days ago/);
});

test('a request being sent for over a minute was left behind, and waits', () => {
  const sending: QueuedLead = { ...waiting(), state: 'sending', sendingSince: now - 59_000 };
  expect(requestWords(sending, now, true).state).toBe('Being sent...');
  expect(requestWords(sending, now + 2000, true).state).toBe('Waiting for network');
});

test('a server that asks for patience is named, with the time of the next try', () => {
  const busy = nextAttempt(
    waiting(),
    { kind: 'retry', reason: 'server', status: 503, retryAfterMs: 3_600_000 },
    now,
  );
  const { state, note } = requestWords(busy, now, true);
  expect(state).toBe('Waiting to be tried again');
  expect(note).toMatch(/10:40/);
});

test('a refusal of the form asks to check it, any other refusal offers other ways', () => {
  const refused = (status: number) =>
    requestWords(nextAttempt(waiting(), { kind: 'refused', status }, now), now, true);
  expect(refused(422)).toMatchObject({ look: 'attention', offersWaysOut: false });
  expect(refused(422).meta).toMatch(/asha@lakeroad\.example/);
  expect(refused(401)).toMatchObject({ look: 'attention', offersWaysOut: true });
});

test('an entry that cannot be read is shown and never thrown away', () => {
  expect(requestWords({ id: 'b', state: 'unreadable', raw: 7 }, now, true)).toMatchObject({
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
