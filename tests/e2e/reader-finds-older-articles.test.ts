import { hasOlderArticles, listedTitles } from './articles';
import { expect, test } from './site';

// A small blog has one page. These journeys run on a copy of the site with more articles.
test.skip(!hasOlderArticles);

test.use({ serviceWorkers: 'block' });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('A reader goes to older articles, and back to the newest', async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('link', { name: 'Older articles' }).click();
      await expect(page).toHaveURL(/\/blog\/page\/2$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Older articles');
      await expect(page.getByRole('list', { name: 'Articles' }).getByRole('heading').first()).toBeVisible();
      await page.getByRole('link', { name: 'Newer articles' }).click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page.getByRole('list', { name: 'Articles' }).getByRole('heading')).toHaveText(
        listedTitles(),
      );
    });

    test('A reader chooses a category and opens the page with all of its articles', async ({ page }) => {
      await page.goto('/blog');
      const filter = page.getByRole('navigation', { name: 'Filter by category' });
      await filter.getByRole('link', { name: 'OTA Management', exact: true }).click();
      const list = page.getByRole('list', { name: 'Articles' }).getByRole('heading');
      await expect(list).toHaveText(listedTitles('ota-management'));
      await expect(page.getByRole('link', { name: 'Older articles' })).toBeHidden();
      await page.getByRole('link', { name: /^All \d+ articles on OTA Management$/ }).click();
      await expect(page).toHaveURL(/\/blog\/category\/ota-management$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('OTA Management');
      expect(await list.count()).toBeGreaterThan(listedTitles('ota-management').length);
      await filter.getByRole('link', { name: 'Direct Booking', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Direct Booking');
    });
  });
}

test.describe('for a page that does not exist', () => {
  test.use({ expectedConsole: [/404|page\/999/] });
  test('A reader gets the 404 page', async ({ page }) => {
    const response = await page.goto('/blog/page/999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });
});
