import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFoundCopy } from '../../../src/content/copy/app-shell';
import { blogCopy } from '../../../src/content/copy/blog';
import { distDir, distFileOf } from '../../../src/node/paths';
import { readPagePaths } from '../../../src/programs/built-site/built-pages';
import { readArticleTitle, readDrawingName, readListedTitles } from '../../support/built-blog';
import { visitUntilReadyOffline } from '../../support/offline-site';
import { expect, test } from '../../support/site';

test.describe('where a link is broken and the server stops', () => {
  test.use({ expectedConsole: /net::ERR_CONNECTION_REFUSED|404: no page at|status of 404/ });

  test('every page opens without network, even with a slash and campaign parameters, and the broken link shows the 404 page', async ({
    page,
    context,
    site,
  }) => {
    test.slow();
    await visitUntilReadyOffline(page);
    await context.setOffline(true);
    for (const path of readPagePaths()) {
      const slash = path === '/' ? '' : '/';
      const response = await page.goto(`${path}${slash}?utm_source=x&fbclid=y`);
      expect(response?.status(), path).toBe(200);
      expect(await response?.text(), path).toBe(readFileSync(join(distDir, distFileOf(path)), 'utf8'));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    const notFound = page.getByRole('heading', { level: 1, name: notFoundCopy.title });
    expect((await page.goto('/no-such-page/?utm_source=x'))?.status()).toBe(404);
    await expect(notFound).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/no-such-page/');

    await context.setOffline(false);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(notFound).toBeVisible();
    await site.stop();
    expect((await page.goto('/contact'))?.status()).toBe(200);
  });
});

test('/blog marks the articles stored on the phone; one opens without network', async ({ page, context }) => {
  await visitUntilReadyOffline(page, '/blog');
  await page.reload();
  // The listed articles and the featured one.
  await expect(page.getByText(blogCopy.saved).filter({ visible: true })).toHaveCount(
    readListedTitles().length + 1,
  );

  await context.setOffline(true);
  await page.locator('main a[href="/blog/hotel-booking-engine"]').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(readArticleTitle('hotel-booking-engine'));
  const drawing = page.getByRole('img', { name: readDrawingName('hotel-booking-engine'), exact: true });
  await expect(drawing).toBeVisible();
  await page.reload();
  await expect(title).toHaveText(readArticleTitle('hotel-booking-engine'));
  await expect(page.locator('article h2').last()).toBeVisible();
});
