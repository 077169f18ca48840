import type { Page } from 'playwright/test';
import { PROCESS_PER_TAB } from '../../support/chromium-options';
import { fillContact, openContactWithWorker, sendContact, submitButton } from '../../support/lead-form';
import { savedToast, sentToast, unsentChip, waitingChip } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { withResolvers } from '../../support/with-resolvers';

test.use(PROCESS_PER_TAB);

test('the same request, sent or saved in two tabs, arrives once', async ({ page, context, site }) => {
  const other = await context.newPage();
  await openContactWithWorker(page);
  await openContactWithWorker(other);
  await fillContact(page, 'Old Fort Haveli');
  await fillContact(other, 'Old Fort Haveli');
  const bothPressed = withResolvers();
  site.setFault({ until: bothPressed.promise });
  await Promise.all([submitButton(page).click(), submitButton(other).click()]);
  // A press that begins after the answer would be a request of its own. The second press waits for the lock when both forms
  // have the lead id of the first.
  await expect
    .poll(async () => {
      const id = await draftLeadId(page);
      return id !== undefined && id === (await draftLeadId(other));
    })
    .toBe(true);
  bothPressed.resolve();
  await expect(sentToast(page)).toBeVisible();
  await expect(sentToast(other)).toBeVisible();
  expect(site.attempts()).toHaveLength(1);

  await context.setOffline(true);
  await sendContact(page, 'Lake Road Inn');
  await expect(waitingChip(other, 1)).toBeVisible();
  await sendContact(other, 'Lake Road Inn');
  await expect(savedToast(other)).toBeVisible();
  await sendContact(other, 'Hill View');
  await expect(waitingChip(page, 2)).toBeVisible();

  site.setFault({ delayMs: 300 });
  await context.setOffline(false);
  await expect.poll(() => site.hotels().sort()).toEqual(['Hill View', 'Lake Road Inn', 'Old Fort Haveli']);
  await expect(unsentChip(page)).toHaveCount(0);
  await expect(unsentChip(other)).toHaveCount(0);
  expect(site.attempts()).toHaveLength(3);
});

/** Returns the lead id in the draft of the contact form; undefined if it has none. */
function draftLeadId(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('lead-draft-contact') ?? '{}').number?.id);
}
