import { openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test('A saved request is deleted after one question, comes back with Undo, and leaves for good without it', async ({
  page,
  context,
  site,
}) => {
  await openContact(page);
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  await page.getByRole('link', { name: '1 request waiting for network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this phone' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Delete this request from this phone?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting for network')).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No requests waiting' })).toBeVisible();
  expect(site.attempts()).toEqual([]);
});
