import { savedPageCopy } from '../../../src/content/copy/saved-page';
import { HOTEL_STORAGE_KEY } from '../../../src/domain/calculator/hotel-input';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { openContactWithWorker, sendContact } from '../../support/lead-form';
import { expectNothingSaved, waitingChip } from '../../support/lead-notices';
import { findMissingFiles } from '../../support/offline-site';
import { expect, test } from '../../support/site';
import { hotelName, openCalculator } from '../support/calculator-form';

test.use(WHOLE_CHROMIUM);

test('after one question, all data of the site on the phone is deleted', async ({ page, context, site }) => {
  await openCalculator(page);
  await hotelName(page).fill('Lake Road Inn');
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), HOTEL_STORAGE_KEY))
    .not.toBeNull();
  await openContactWithWorker(page);
  await expect.poll(() => findMissingFiles(page), { timeout: 45_000 }).toEqual([]);
  await context.setOffline(true);
  await sendContact(page, 'Lake Road Inn');
  await waitingChip(page, 1).click();
  await expect(page.getByText(savedPageCopy.pages.ready)).toBeVisible();

  await page.getByRole('button', { name: savedPageCopy.everything.button }).click();
  await expect(page.getByText(savedPageCopy.everything.question(1))).toBeVisible();
  await page.getByRole('button', { name: savedPageCopy.everything.no }).click();
  await page.getByRole('button', { name: savedPageCopy.everything.button }).click();
  await page.getByRole('button', { name: savedPageCopy.everything.yes, exact: true }).click();

  await expect(page.getByText(savedPageCopy.everything.done)).toBeFocused();
  await expectNothingSaved(page);
  await expect(page.getByText(savedPageCopy.pages.notReady)).toBeVisible();
  const left = await page.evaluate(async () => ({
    kept: localStorage.length + sessionStorage.length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ kept: 0, caches: [], workers: 0 });
  await context.setOffline(false);
  await page.reload();
  await expectNothingSaved(page);
  expect(site.attempts()).toEqual([]);
});
