import type { Page } from 'playwright/test';
import {
  holdLeads,
  hotelField,
  openContact,
  openContactAlone,
  request,
  sendContact,
  watchPixel,
} from './lead-form';
import { expect, type Site, test } from './site';

test.use({ expectedConsole: [/net::ERR_(EMPTY_RESPONSE|CONNECTION)/] });

const toldUnknown = (page: Page) =>
  page.getByText(
    'We did not see the answer. It is being sent again under the same number, so it will count once.',
  );

const toldSent = (page: Page) => page.getByText('Your saved request has been sent');

/** Presses, and waits until the request is at the server, which has not read it yet and never will. */
async function sendIntoTheVoid(page: Page, site: Site): Promise<void> {
  site.setFault({ delayMs: 20_000, drop: 'before' });
  await sendContact(page, request('Hill View'));
  await expect.poll(() => site.attempts().length).toBe(1);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
}

async function expectNothingLeft(page: Page): Promise<void> {
  await expect(hotelField(page)).toHaveValue('');
  await page.goto('/saved');
  await expect(page.getByRole('heading', { name: 'No requests waiting' })).toBeVisible();
}

test('With a worker, a tab closed at "Sending..." before the line drops: the request arrives once, and the next visit says so', async ({
  page,
  context,
  site,
}) => {
  await openContact(page);
  await sendIntoTheVoid(page, site);
  await page.close();
  await site.stop();

  site.setFault(null);
  await site.start();
  const later = await context.newPage();
  const leadsCounted = await watchPixel(later);
  await later.goto('/contact');
  // The worker or this page sent it; which of them depends on the browser.
  await expect(toldSent(later)).toBeVisible();
  expect(site.leads().map((lead) => lead.company_name)).toEqual(['Hill View']);
  await expect.poll(leadsCounted).toBe(1);
  await expectNothingLeft(later);
  expect(site.rows()).toHaveLength(1);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab closed at "Sending..." before the line drops: the next visit says that it is sent again, and it arrives once', async ({
    page,
    context,
    site,
  }) => {
    await openContactAlone(page);
    await sendIntoTheVoid(page, site);
    await page.close();
    await site.stop();
    expect(site.rows()).toEqual([]);

    site.setFault(null);
    await site.start();
    const later = await context.newPage();
    const letGo = await holdLeads(later);
    const leadsCounted = await watchPixel(later);
    await later.goto('/contact');
    await expect(toldUnknown(later)).toBeVisible();
    letGo();
    await expect(toldSent(later)).toBeVisible();
    expect(site.leads().map((lead) => lead.company_name)).toEqual(['Hill View']);
    await expect.poll(leadsCounted).toBe(1);
    await expectNothingLeft(later);
  });

  test('a page reloaded at "Sending..." when the request is stored: the person is told, the form is empty, one row', async ({
    page,
    site,
  }) => {
    const leadsCounted = await watchPixel(page);
    await openContactAlone(page);
    // It goes through, and its answer never comes back.
    await page.route('**/lead-proxy', async (route) => void (await route.fetch()), { times: 1 });
    await sendContact(page, request('Hill View'));
    await expect.poll(() => site.rows().length).toBe(1);

    const letGo = await holdLeads(page);
    await page.reload();
    await expect(toldUnknown(page)).toBeVisible();
    letGo();
    await expect(hotelField(page)).toHaveValue('');
    await expect(toldSent(page)).toBeVisible();
    expect(site.attempts()).toHaveLength(2);
    expect(site.rows()).toHaveLength(1);
    await expect.poll(leadsCounted).toBe(1);
    await expectNothingLeft(page);
  });
});
