import { blogCopy } from '../../../src/content/copy/blog';
import { articleTitle, drawingName, listedTitles } from '../../support/built-blog';
import { visitUntilReadyOffline } from '../../support/offline-site';
import { expect, test } from '../../support/site';

test('/blog marks the articles stored on the phone, and one opens without network', async ({
  page,
  context,
}) => {
  await visitUntilReadyOffline(page, '/blog');
  await page.reload();
  // The listed articles and the featured one.
  await expect(page.getByText(blogCopy.saved).filter({ visible: true })).toHaveCount(
    listedTitles().length + 1,
  );

  await context.setOffline(true);
  await page.locator('main a[href="/blog/hotel-booking-engine"]').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(articleTitle('hotel-booking-engine'));
  const drawing = page.getByRole('img', { name: drawingName('hotel-booking-engine'), exact: true });
  await expect(drawing).toBeVisible();
  await page.reload();
  await expect(title).toHaveText(articleTitle('hotel-booking-engine'));
  await expect(page.locator('article h2').last()).toBeVisible();
});
