import { listedTitles } from './articles';
import { visitUntilReadyOffline } from './offline-site';
import { expect, test } from './site';

test('/blog marks the articles stored on the phone, and one opens without network', async ({
  page,
  context,
}) => {
  await visitUntilReadyOffline(page, '/blog');
  await page.reload();
  await expect(page.getByText('Saved on this phone').filter({ visible: true })).toHaveCount(
    listedTitles().length + 1,
  );

  await context.setOffline(true);
  await page.getByRole('link', { name: /Booking Engine/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Booking Engine/);
  await expect(page.getByRole('img', { name: /its own front door wide open/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ten checks before you buy' })).toBeVisible();
});
