import {
  errorToast,
  fillContact,
  hotelField,
  openContact,
  openContactAlone,
  request,
  sendContact,
  submitButton,
} from './lead-form';
import { missingFiles } from './offline-site';
import { expect, test } from './site';

test('after one question, a visitor deletes everything that the site stores on the phone', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/tools/revenue-calculator');
  await page.getByLabel('Hotel name').fill('Lake Road Inn');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('revenue-calculator-data')))
    .not.toBeNull();
  await openContact(page);
  await expect.poll(() => missingFiles(page), { timeout: 45_000 }).toEqual([]);
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  await page.getByRole('link', { name: '1 request waiting for network' }).click();
  await expect(page.getByText('All of them are on this device now.')).toBeVisible();

  const everything = page.getByRole('button', { name: 'Delete everything saved here' });
  await everything.click();
  await expect(page.getByText(/1 request has not been sent\./)).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await everything.click();
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click();

  await expect(page.getByText('Everything is deleted from this phone.')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  await expect(page.getByText('Not all pages are on this device yet.')).toBeVisible();
  const left = await page.evaluate(async () => ({
    kept: localStorage.length + sessionStorage.length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ kept: 0, caches: [], workers: 0 });
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  expect(site.attempts()).toEqual([]);
});

test.describe('with forms open', () => {
  test.use({
    serviceWorkers: 'block',
    expectedConsole: [/net::ERR_(EMPTY_RESPONSE|CONNECTION)|Error submitting form.*Failed to send data/s],
  });

  test('deleting everything also clears typed text in all tabs, and a request that another tab could not send', async ({
    page,
    context,
    site,
  }) => {
    const other = await context.newPage();
    await openContactAlone(other);
    site.setFault({ drop: 'before' });
    await sendContact(other, request('Hill View'));
    await expect(errorToast(other)).toBeVisible();
    await openContactAlone(page);
    await fillContact(page, request('Lake Road Inn'));
    await page.evaluate(() => history.pushState(null, '', '/saved'));
    await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete everything saved here' }).click();
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click();
    await expect(page.getByText('Everything is deleted from this phone.')).toBeVisible();
    site.setFault(null);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(hotelField(page)).toHaveValue('');
    for (const tab of [page, other]) {
      await expect(hotelField(tab)).toHaveValue('');
      await tab.reload();
      await expect(submitButton(tab)).toBeEnabled();
      await expect(hotelField(tab)).toHaveValue('');
      expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
      await expect(tab.getByRole('link', { name: /waiting|attention/ })).toHaveCount(0);
    }
    expect(site.rows()).toEqual([]);
  });
});
