import { expect, test, vi } from 'vitest';
import { leadsCopy } from '../../../../src/content/copy/leads/forms';
import { outboxCopy } from '../../../../src/content/copy/leads/outbox';
import { savedLeadCopy as copy } from '../../../../src/content/copy/leads/saved-card';
import {
  beginAttempt,
  endFailedAttempt,
  newEntry,
  type OutboxEntry,
  type ReadableEntry,
} from '../../../../src/leads/rules/outbox-entry';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { dayAndTimeText } from '../../../../src/leads/saved/day-and-time-text';
import { type CardContext, leadCardContent } from '../../../../src/leads/saved/lead-card-content';
import { leadOf } from '../../../support/lead-of';

const DAY_MS = 86_400_000;
const NOW = new Date(2026, 2, 14, 9, 40).getTime();

function waiting(createdAt = NOW): ReadableEntry {
  const payload = leadOf('Lake Road Inn', 'asha@lakeroad.example');
  return newEntry(payload, 'a', createdAt);
}

function answered(status: number, retryAfterMs: number | null = null): ReadableEntry {
  return endFailedAttempt(waiting(), { kind: 'deferred', status, retryAfterMs }, NOW);
}

function contentOf(entry: OutboxEntry, context: Partial<CardContext> = {}) {
  return leadCardContent(entry, {
    now: NOW,
    isOnline: true,
    isLocked: false,
    isSyncRegistered: false,
    ...context,
  });
}

test('a lead of 30 days is old and offers other ways, unless a form or a sender has its lock', () => {
  expect(contentOf(waiting(NOW - 30 * DAY_MS + 1)).offersOtherContacts).toBe(false);
  const old = waiting(NOW - 30 * DAY_MS);
  expect(contentOf(old)).toMatchObject({ offersOtherContacts: true, note: copy.old });
  expect(contentOf(old, { isLocked: true }).offersOtherContacts).toBe(false);
});

test('an old lead that the server refused still says so', () => {
  const refused = endFailedAttempt(waiting(NOW - 40 * DAY_MS), { kind: 'refused', status: 422 }, NOW);
  expect(contentOf(refused)).toMatchObject({ note: copy.attention.note, offersOtherContacts: true });
});

test('a lead is being sent while the outbox has its lock', () => {
  const entry = beginAttempt(waiting(), 'sending');
  expect(contentOf(entry, { isLocked: true })).toMatchObject({
    cardStatus: 'locked',
    stateText: copy.sending.stateText,
  });
});

test('the answer to a lead is unknown when its form or the outbox lost its lock', () => {
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'on');
  for (const state of ['sending', 'submitting'] as const) {
    expect(contentOf(beginAttempt(waiting(), state))).toMatchObject({
      cardStatus: 'waiting',
      stateText: copy.answerNotSeen.stateText,
      note: outboxCopy.resendingToast.withId,
    });
  }
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'off');
  expect(contentOf(beginAttempt(waiting(), 'sending')).note).toBe(outboxCopy.resendingToast.withoutId);
});

test('without network a lead without an answer is not said to be sent again now', () => {
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'on');
  const { note } = contentOf(beginAttempt(waiting(), 'sending'), { isOnline: false });
  expect(note).toBe(outboxCopy.resendingLaterToast.withId);
});

test('a lead whose form has its lock is shown as open in the form, with or without an earlier attempt', () => {
  const refused = endFailedAttempt(waiting(), { kind: 'refused', status: 422 }, NOW);
  for (const entry of [waiting(), refused, beginAttempt(waiting(), 'submitting')])
    expect(contentOf(entry, { isLocked: true })).toMatchObject({
      cardStatus: 'locked',
      stateText: copy.inForm.stateText,
    });
});

test('the page promises to send it by itself only if the browser has promised to wake the worker', () => {
  const offline = { isOnline: false };
  expect(contentOf(waiting(), { ...offline, isSyncRegistered: true }).note).toBe(copy.waiting.withSync);
  expect(contentOf(waiting(), offline).note).toBe(copy.waiting.withoutSync);
});

test('a lead shows its receipt where the id is sent to the office, and nowhere else', () => {
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'on');
  expect(contentOf(waiting()).meta).toContain(leadsCopy.receipts([receiptOf('a')]));
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'off');
  expect(contentOf(waiting()).meta).not.toContain(receiptOf('a'));
});

test('a lead that the server put off shows the time of the next attempt', () => {
  const { cardStatus, note, offersOtherContacts } = contentOf(answered(503, 3_600_000));
  expect(cardStatus).toBe('waiting');
  expect(note).toMatch(/10:40/);
  expect(offersOtherContacts).toBe(false);
});

test.each([401, 404])(
  'a lead that got %d says why and when it is tried again, and offers other ways',
  (httpStatus) => {
    const { cardStatus, note, offersOtherContacts } = contentOf(answered(httpStatus, 3_600_000));
    expect({ cardStatus, offersOtherContacts }).toEqual({ cardStatus: 'waiting', offersOtherContacts: true });
    expect(note).toContain(String(httpStatus));
    expect(note).toMatch(/10:40/);
  },
);

test('a refused lead needs the visitor and shows the address to check', () => {
  const refused = contentOf(endFailedAttempt(waiting(), { kind: 'refused', status: 422 }, NOW));
  expect(refused).toMatchObject({ cardStatus: 'attention', offersOtherContacts: false });
  expect(refused.meta).toMatch(/asha@lakeroad\.example/);
});

test('an unreadable entry is shown', () => {
  expect(contentOf({ id: 'b', state: 'unreadable', raw: 7 })).toMatchObject({
    cardStatus: 'attention',
    meta: '',
  });
});

test('a time is written with its day as people say it', () => {
  expect(dayAndTimeText(NOW - 60_000, NOW)).toContain(copy.today('9:39'));
  expect(dayAndTimeText(NOW - DAY_MS, NOW)).toContain(copy.yesterday('9:40'));
  expect(dayAndTimeText(NOW - 3 * DAY_MS, NOW)).toContain(copy.onDay('11 March', '9:40'));
  expect(dayAndTimeText(NOW - 300 * DAY_MS, NOW)).toMatch(/2025/);
});
