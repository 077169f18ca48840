import { outboxCopy } from '../../../src/content/copy/leads/outbox';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { sendContact, sendWithoutNetwork } from '../../support/lead-form';
import { savedRequestSentToast, unsentChip, waitingChip } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { replacePixel } from '../support/browser-conditions';

test.use(WHOLE_CHROMIUM);

test('two requests of a closed tab are each sent once at the next visit', async ({ page, context, site }) => {
  await sendWithoutNetwork(page, 'Lake Road Inn');
  await expect(waitingChip(page, 1)).toBeVisible();
  await sendContact(page, 'Hill View');
  await expect(waitingChip(page, 2)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  const countLeadEvents = await replacePixel(later);
  await later.goto('/faq');
  await expect.poll(() => site.hotels().sort()).toEqual(['Hill View', 'Lake Road Inn']);
  await expect(savedRequestSentToast(later).or(later.getByText(outboxCopy.sentToast.title(2)))).toBeVisible();
  // The worker or this page sent them. This page tracks each once.
  await expect.poll(countLeadEvents).toBe(2);
  expect(site.attempts()).toHaveLength(2);

  await later.reload();
  await expect(unsentChip(later)).toHaveCount(0);
  await expect.poll(countLeadEvents).toBe(2);
});
