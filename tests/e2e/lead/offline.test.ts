import { leadOutcomeCopy } from '../../../src/content/copy/leads/outcome';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import {
  fillContact,
  hotelField,
  openContactWithWorker,
  sendWithoutNetwork,
  submitButton,
} from '../../support/lead-form';
import { savedRequestSentToast, savedToast, unsentChip, waitingChip } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { LEAD_ADDRESS, replacePixel } from '../support/browser-conditions';

test.use(WHOLE_CHROMIUM);

test('without network a request is saved; with network it is sent once', async ({ page, context, site }) => {
  const countLeadEvents = await replacePixel(page);
  await sendWithoutNetwork(page, 'Lake Road Inn');

  await expect(savedToast(page)).toBeVisible();
  await expect(page.getByText(leadOutcomeCopy.savedOffline.withSync)).toBeVisible();
  await expect(hotelField(page)).toHaveValue('');
  await expect(waitingChip(page, 1)).toBeVisible();
  expect(await countLeadEvents()).toBe(0);

  await context.setOffline(false);
  await expect(savedRequestSentToast(page)).toBeVisible();
  await expect(unsentChip(page)).toHaveCount(0);
  expect(site.hotels()).toEqual(['Lake Road Inn']);
  expect(site.attempts()).toHaveLength(1);
  await expect.poll(countLeadEvents).toBe(1);
});

test('a request is saved if the network is lost while it is being sent', async ({ page, context, site }) => {
  await openContactWithWorker(page);
  site.setFault({ delayMs: 30_000 });
  await fillContact(page, 'Hill View');
  const requestBegun = page.waitForRequest(LEAD_ADDRESS);
  await submitButton(page).click();
  await requestBegun;
  await context.setOffline(true);

  await expect(savedToast(page)).toBeVisible();
  await expect(hotelField(page)).toHaveValue('');
  await expect(waitingChip(page, 1)).toBeVisible();
  expect(site.leads()).toEqual([]);

  site.setFault(null);
  await context.setOffline(false);
  await expect.poll(site.hotels).toEqual(['Hill View']);
});
