import { fillContact, hotelField, openContact, request, submitButton } from './lead-form';
import { expect, test } from './site';

test('A half-written form survives a reload, and is forgotten when it is cleared or sent', async ({
  page,
  site,
}) => {
  await openContact(page);
  await hotelField(page).fill('Lake Road Inn');
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('Lake Road Inn');

  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect(hotelField(page)).toHaveValue('');
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('');

  await fillContact(page, request('Hill View'));
  await submitButton(page).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await page.reload();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('');
  expect(site.leads()).toHaveLength(1);
});
