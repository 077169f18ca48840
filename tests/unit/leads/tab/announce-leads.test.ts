import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownToast } from '../../../../src/components/toast-store';
import { leadsCopy } from '../../../../src/content/copy/leads/forms';
import { outboxCopy } from '../../../../src/content/copy/leads/outbox';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { showResending, showSent } from '../../../../src/leads/tab/announce-leads';
import { announcedLeads } from '../../../../src/leads/tab/outbox-view';

const { title } = outboxCopy.sentToast;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'on');
});

afterEach(async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  announcedLeads.reset();
});

test('leads sent shortly after each other are in one toast, with their receipts', async () => {
  showSent(['a']);
  await vi.advanceTimersByTimeAsync(100);
  expect(shownToast.getSnapshot()?.title).toBe(title(1));
  showSent(['b']);
  showSent(['b', 'c']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shownToast.getSnapshot()).toMatchObject({
    title: title(3),
    text: expect.stringContaining(leadsCopy.receipts(['a', 'b', 'c'].map(receiptOf))),
  });
});

test('a toast names at most the last five receipts', async () => {
  const ids = Array.from({ length: 30 }, (_, n) => `lead-${n}`);
  showSent(ids);
  await vi.advanceTimersByTimeAsync(100);
  expect(shownToast.getSnapshot()).toMatchObject({
    title: title(30),
    text: expect.stringMatching(new RegExp(`Receipts: ${ids.slice(-5).map(receiptOf).join(', ')}$`)),
  });
});

test('each lead is shown as just sent for twelve seconds, even if others were deleted meanwhile', async () => {
  showSent(['a', 'b']);
  await vi.advanceTimersByTimeAsync(6_000);
  announcedLeads.reset();
  showSent(['c']);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(announcedLeads.getSnapshot().sentIdsInChip).toEqual(['c']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(announcedLeads.getSnapshot().sentIdsInChip).toEqual([]);
});

test('"Delete everything" also deletes what the next toast would show', async () => {
  showSent(['a']);
  await vi.advanceTimersByTimeAsync(100);
  showSent(['b', 'c']);
  announcedLeads.reset();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shownToast.getSnapshot()?.title).toBe(title(1));
});

test('without network a toast says that a lead will be sent again, not that it is being sent', () => {
  vi.stubGlobal('navigator', { onLine: false });
  showResending(['offline']);
  expect(shownToast.getSnapshot()).toMatchObject({ title: outboxCopy.resendingLaterToast.title });
  vi.stubGlobal('navigator', { onLine: true });
  showResending(['online']);
  expect(shownToast.getSnapshot()).toMatchObject({ title: outboxCopy.resendingToast.title });
});
