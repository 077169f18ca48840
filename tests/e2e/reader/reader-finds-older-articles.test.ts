import { notFoundCopy } from '../../../src/content/copy/app-shell';
import { blogCopy } from '../../../src/content/copy/blog';
import { DIRECT_BOOKING, hasOlderArticles, OTA_MANAGEMENT, readListedTitles } from '../../support/built-blog';
import { expect, test } from '../../support/site';
import { categoryLink, titlesOn } from '../support/blog-page';

// A small blog has one page. These journeys run each week, on a copy with more articles (src/programs/bench/figures.md).
test.skip(!hasOlderArticles);

test.use({ serviceWorkers: 'block' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a reader goes to older articles, and back to the newest', async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('link', { name: blogCopy.pages.older }).click();
      await expect(page).toHaveURL(/\/blog\/page\/2$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogCopy.older.title);
      await expect(titlesOn(page).first()).toBeVisible();
      await page.getByRole('link', { name: blogCopy.pages.newer }).click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(titlesOn(page)).toHaveText(readListedTitles());
    });

    test('a reader chooses a category on a page of older articles', async ({ page }) => {
      await page.goto('/blog/page/2');
      await categoryLink(page, OTA_MANAGEMENT).click();
      await expect(page).toHaveURL(OTA_MANAGEMENT.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(OTA_MANAGEMENT.name);
      await categoryLink(page, DIRECT_BOOKING).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(DIRECT_BOOKING.name);
    });
  });
}

test.describe('for a page that does not exist', () => {
  test.use({ expectedConsole: /404|page\/999/ });
  test('a reader gets the 404 page', async ({ page }) => {
    const response = await page.goto('/blog/page/999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: notFoundCopy.title })).toBeVisible();
  });
});
