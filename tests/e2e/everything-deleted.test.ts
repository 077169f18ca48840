import { openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test('A person who shares the phone deletes all that the site keeps on it, after one question', async ({
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
  await expect(page.getByText('Not all of them are on this device yet.')).toBeVisible();
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
