import type { Page } from 'playwright/test';
import { listedTitles } from './articles';
import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

/** The titles in the visible list. */
const titlesOn = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('heading');

test('A reader chooses a category, goes back, and shares the address', async ({ page, context }) => {
  await page.goto('/blog');
  // Before the script of the page has loaded, the browser loads the page again for each category.
  await page.waitForLoadState('networkidle');
  const filter = page.getByRole('navigation', { name: 'Filter by category' });
  const chosen = filter.locator('[aria-current]');
  await expect(titlesOn(page)).toHaveText(listedTitles());

  await filter.getByRole('link', { name: 'OTA Management' }).click();
  await expect(titlesOn(page)).toHaveText(listedTitles('ota-management'));
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await filter.getByRole('link', { name: 'Direct Booking' }).click();
  await expect(page).toHaveURL(/\/blog\?category=direct-booking$/);
  await expect(titlesOn(page)).toHaveText(listedTitles('direct-booking'));
  await expect(titlesOn(page).first()).toBeVisible();
  // A filter changes the list below it and does not scroll.
  expect(await page.evaluate(() => window.scrollY)).toBe(60);

  await page.goBack();
  await expect(chosen).toHaveText('OTA Management');
  await page.goBack();
  await expect(chosen).toHaveText('All');
  await expect(titlesOn(page)).toHaveText(listedTitles());

  const friend = await context.newPage();
  await friend.goto('/blog?category=ota-management');
  await expect(titlesOn(friend)).toHaveText(listedTitles('ota-management'));
  await expect(titlesOn(friend).first()).toBeVisible();
  await expect(friend.locator('main [aria-current]')).toHaveText('OTA Management');
});

test('A reader who comes back from an article finds the same category again', async ({ page }) => {
  const titles = listedTitles('direct-booking');
  await page.goto('/blog?category=direct-booking');
  await expect(titlesOn(page)).toHaveText(titles);
  await titlesOn(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.slice(0, 1));
  await page.goBack();
  await expect(page).toHaveURL(/category=direct-booking/);
  await expect(titlesOn(page)).toHaveText(titles);
});

test('A reader who follows a shared link sees its category in the first frame', async ({ page }) => {
  // Every script file is empty, so only the inline script can choose the category.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/blog?category=direct-booking');
  await expect(titlesOn(page)).toHaveText(listedTitles('direct-booking'));
  await expect(page.locator('main [aria-current]')).toHaveText('Direct Booking');
});

test.describe('where the script of the blog fails to load', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED|The script of the page/] });
  test('a category can still be chosen', async ({ page }) => {
    await page.route('**/assets/blog-*.js', (route) => route.abort());
    await page.goto('/blog');
    await page.waitForFunction(() => sessionStorage.getItem('reloaded-for-missing-script') !== null);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('navigation', { name: 'Filter by category' })
      .getByRole('link', { name: 'Direct Booking' })
      .click();
    await expect(titlesOn(page)).toHaveText(listedTitles('direct-booking'));
    await expect(page).toHaveURL(/category=direct-booking/);
  });
});
