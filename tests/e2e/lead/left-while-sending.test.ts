import type { Page } from 'playwright/test';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import {
  hotelField,
  openContact,
  openContactWithWorker,
  sendContact,
  sendingButton,
} from '../../support/lead-form';
import { expectNothingSaved, resendingToast, savedRequestSentToast } from '../../support/lead-notices';
import { expect, type Site, test } from '../../support/site';
import { holdRequests, LEAD_ADDRESS, replacePixel } from '../support/browser-conditions';

test.use({ ...WHOLE_CHROMIUM, expectedConsole: /net::ERR_(EMPTY_RESPONSE|CONNECTION)/ });

/** Sends the contact form. Resolves while it waits for the server, which will drop the request without reading it. */
async function sendAndWaitForServer(page: Page, site: Site): Promise<void> {
  site.setFault({ delayMs: 20_000, drop: 'before' });
  await sendContact(page, 'Hill View');
  await expect.poll(() => site.attempts().length).toBe(1);
  await expect(sendingButton(page)).toBeVisible();
}

/** Expects the form and the list on /saved to be empty. Leaves the page at /saved. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(hotelField(page)).toHaveValue('');
  await page.goto('/saved');
  await expectNothingSaved(page);
}

test('with a worker, a request whose tab was closed before it arrived is stored once, and the next visit shows a notice', async ({
  page,
  context,
  site,
}) => {
  await openContactWithWorker(page);
  await sendAndWaitForServer(page, site);
  await page.close();
  await site.stop();

  site.setFault(null);
  await site.start();
  const later = await context.newPage();
  const countLeadEvents = await replacePixel(later);
  await later.goto('/contact');
  // The worker or this page sent it; which of them depends on the browser.
  await expect(savedRequestSentToast(later)).toBeVisible();
  expect(site.hotels()).toEqual(['Hill View']);
  await expect.poll(countLeadEvents).toBe(1);
  await expectNothingLeft(later);
  expect(site.rows()).toHaveLength(1);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the next visit sends a request whose tab was closed before it arrived, and shows two notices', async ({
    page,
    context,
    site,
  }) => {
    await openContact(page);
    await sendAndWaitForServer(page, site);
    await page.close();
    await site.stop();
    expect(site.rows()).toEqual([]);

    site.setFault(null);
    await site.start();
    const later = await context.newPage();
    const release = await holdRequests(later, LEAD_ADDRESS);
    const countLeadEvents = await replacePixel(later);
    await later.goto('/contact');
    await expect(resendingToast(later)).toBeVisible();
    release();
    await expect(savedRequestSentToast(later)).toBeVisible();
    expect(site.hotels()).toEqual(['Hill View']);
    await expect.poll(countLeadEvents).toBe(1);
    await expectNothingLeft(later);
  });

  test('after a reload a stored request is not stored again, and the form is empty', async ({
    page,
    site,
  }) => {
    const countLeadEvents = await replacePixel(page);
    await openContact(page);
    // The server stores it. The page gets no answer.
    await page.route(LEAD_ADDRESS, async (route) => void (await route.fetch()), { times: 1 });
    await sendContact(page, 'Hill View');
    await expect.poll(() => site.rows().length).toBe(1);

    const release = await holdRequests(page, LEAD_ADDRESS);
    await page.reload();
    await expect(resendingToast(page)).toBeVisible();
    release();
    await expect(hotelField(page)).toHaveValue('');
    await expect(savedRequestSentToast(page)).toBeVisible();
    expect(site.attempts()).toHaveLength(2);
    expect(site.rows()).toHaveLength(1);
    await expect.poll(countLeadEvents).toBe(1);
    await expectNothingLeft(page);
  });
});
