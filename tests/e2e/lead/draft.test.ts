import { savedPageCopy } from '../../../src/content/copy/saved-page';
import {
  BROKEN_CONNECTION_ERRORS,
  clearButton,
  fillContact,
  followContactLink,
  hotelField,
  openContact,
  sendContact,
  submitButton,
} from '../../support/lead-form';
import { errorToast, sentToast, unsentChip } from '../../support/lead-notices';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

test('typed text survives a reload, and goes when the form is cleared or sent', async ({ page, site }) => {
  await openContact(page);
  await hotelField(page).fill('Lake Road Inn');
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('Lake Road Inn');

  await clearButton(page).click();
  await expect(hotelField(page)).toHaveValue('');
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('');

  await fillContact(page, 'Hill View');
  await submitButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('');
  expect(site.leads()).toHaveLength(1);
});

test.describe('if the server cannot be reached', () => {
  test.use({ expectedConsole: BROKEN_CONNECTION_ERRORS });

  test('deleting everything clears text and unsent requests of all tabs', async ({ page, context, site }) => {
    const other = await context.newPage();
    await openContact(other);
    site.setFault({ drop: 'before' });
    await sendContact(other, 'Hill View');
    await expect(errorToast(other)).toBeVisible();
    await openContact(page);
    await fillContact(page, 'Lake Road Inn');
    await page.evaluate(() => history.pushState(null, '', '/saved'));
    await expect(page.getByRole('heading', { level: 1, name: savedPageCopy.title })).toBeVisible();

    await page.getByRole('button', { name: savedPageCopy.everything.button }).click();
    await page.getByRole('button', { name: savedPageCopy.everything.yes, exact: true }).click();
    await expect(page.getByText(savedPageCopy.everything.done)).toBeVisible();
    site.setFault(null);
    await followContactLink(page);
    await expect(hotelField(page)).toHaveValue('');
    for (const tab of [page, other]) {
      await expect(hotelField(tab)).toHaveValue('');
      await tab.reload();
      await expect(submitButton(tab)).toBeEnabled();
      await expect(hotelField(tab)).toHaveValue('');
      const keys = await tab.evaluate(() => Object.keys(sessionStorage));
      expect(keys.filter((key) => key !== 'scroll-positions')).toEqual([]);
      await expect(unsentChip(tab)).toHaveCount(0);
    }
    expect(site.rows()).toEqual([]);
  });
});
