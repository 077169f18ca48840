import { clearButton, fillContact, hotelField, openContact, submitButton } from '../../support/lead-form';
import { sentToast } from '../../support/lead-notices';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

test('typed text survives a reload, and is deleted when the form is cleared or sent', async ({
  page,
  site,
}) => {
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
