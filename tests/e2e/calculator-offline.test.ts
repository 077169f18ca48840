import { visitUntilReadyOffline } from './offline-site';
import { expect, test } from './site';

const path = '/tools/revenue-calculator';

test('figures typed without network are restored after a hard reload without network', async ({
  page,
  context,
}) => {
  await visitUntilReadyOffline(page, path);
  await context.setOffline(true);

  await page.getByLabel('Hotel name').fill('Cloud End Retreat');
  await page.getByLabel('Average price').fill('4500');
  await page.getByRole('button', { name: 'Add Room' }).click();
  await page.getByLabel('Room type name').nth(1).fill('Tree Cottage');
  await expect(page.getByRole('status', { name: 'Total Annual Revenue' })).toHaveText('₹1,14,97,500');

  await page.reload();
  await expect(page.getByLabel('Hotel name')).toHaveValue('Cloud End Retreat');
  await expect(page.getByRole('status', { name: 'Total Annual Revenue' })).toHaveText('₹1,14,97,500');
  await expect(page.getByRole('row', { name: /Tree Cottage/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Take it with you' })).toBeVisible();
});

test('a page that is closed during typing has saved the last letter', async ({ page, context }) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.getByLabel('Hotel name').pressSequentially('Lake Road Inn');
  await page.close({ runBeforeUnload: true });
  const next = await context.newPage();
  await next.goto(path);
  await expect(next.getByLabel('Hotel name')).toHaveValue('Lake Road Inn');
});
