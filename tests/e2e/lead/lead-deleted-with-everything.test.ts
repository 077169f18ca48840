import type { Page } from 'playwright/test';
import { savedPageCopy } from '../../../src/content/copy/saved-page';
import { HOTEL_STORAGE_KEY } from '../../../src/domain/calculator/hotel-input';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import {
  BROKEN_CONNECTION_ERRORS,
  fillContact,
  followContactLink,
  hotelField,
  openContact,
  openContactWithWorker,
  sendContact,
  submitButton,
} from '../../support/lead-form';
import { errorToast, expectNothingSaved, unsentChip, waitingChip } from '../../support/lead-notices';
import { findMissingFiles } from '../../support/offline-site';
import { expect, test } from '../../support/site';
import { hotelName, openCalculator } from '../support/calculator-form';

test.use(WHOLE_CHROMIUM);

/** Presses the button on /saved, and answers its question with yes. */
async function deleteEverything(page: Page): Promise<void> {
  await page.getByRole('button', { name: savedPageCopy.everything.button }).click();
  await page.getByRole('button', { name: savedPageCopy.everything.yes, exact: true }).click();
}

test('after one question, a visitor deletes everything that the site stores on the phone', async ({
  page,
  context,
  site,
}) => {
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
  await deleteEverything(page);

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

test.describe('with forms open', () => {
  test.use({ serviceWorkers: 'block', expectedConsole: [BROKEN_CONNECTION_ERRORS] });

  test('deleting everything also clears typed text in all tabs, and a request that another tab could not send', async ({
    page,
    context,
    site,
  }) => {
    const other = await context.newPage();
    await openContact(other);
    site.setFault({ drop: 'before' });
    await sendContact(other, 'Hill View');
    await expect(errorToast(other)).toBeVisible();
    await openContact(page);
    await fillContact(page, 'Lake Road Inn');
    await page.evaluate(() => history.pushState(null, '', '/saved'));
    await expect(page.getByRole('heading', { level: 1, name: savedPageCopy.title })).toBeVisible();

    await deleteEverything(page);
    await expect(page.getByText(savedPageCopy.everything.done)).toBeVisible();
    site.setFault(null);
    await followContactLink(page);
    await expect(hotelField(page)).toHaveValue('');
    for (const tab of [page, other]) {
      await expect(hotelField(tab)).toHaveValue('');
      await tab.reload();
      await expect(submitButton(tab)).toBeEnabled();
      await expect(hotelField(tab)).toHaveValue('');
      expect(await tab.evaluate(() => sessionStorage.length)).toBe(0);
      await expect(unsentChip(tab)).toHaveCount(0);
    }
    expect(site.rows()).toEqual([]);
  });
});
