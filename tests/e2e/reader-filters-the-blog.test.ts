import { articleTitles } from './articles';
import { expect, test } from './site';

/** With All the first article is featured, and the others are listed. */
const listed = articleTitles().length - 1;

test.use({ serviceWorkers: 'block' });

test('A reader chooses a category, goes back, and shares the address', async ({ page, context }) => {
  await page.goto('/blog');
  const filter = page.getByRole('navigation', { name: 'Filter by category' });
  const chosen = filter.locator('[aria-current]');
  const list = page.getByRole('list', { name: 'Articles' });
  await expect(list.getByRole('heading')).toHaveCount(listed);

  await filter.getByRole('link', { name: 'OTA Management' }).click();
  await expect(list.getByRole('heading')).toHaveCount(articleTitles('OTA Management').length);
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await filter.getByRole('link', { name: 'Direct Booking' }).click();
  await expect(page).toHaveURL(/\/blog\?category=direct-booking$/);
  const direct = articleTitles('Direct Booking');
  await expect(list.getByRole('heading')).toHaveCount(direct.length);
  for (const title of direct) await expect(list.getByRole('heading', { name: title })).toBeVisible();
  // The list changed under the finger; nobody asked for the top of the page.
  expect(await page.evaluate(() => window.scrollY)).toBe(60);

  await page.goBack();
  await expect(chosen).toHaveText('OTA Management');
  await page.goBack();
  await expect(chosen).toHaveText('All');
  await expect(list.getByRole('heading')).toHaveCount(listed);

  const friend = await context.newPage();
  await friend.goto('/blog?category=ota-management');
  const theirs = friend.getByRole('list', { name: 'Articles' }).getByRole('heading');
  await expect(theirs).toHaveCount(articleTitles('OTA Management').length);
  await expect(theirs.first()).toBeVisible();
  await expect(friend.locator('main [aria-current]')).toHaveText('OTA Management');
});

test('A reader who comes back from an article finds the same category again', async ({ page }) => {
  await page.goto('/blog?category=direct-booking');
  const list = page.getByRole('list', { name: 'Articles' });
  await expect(list.getByRole('heading')).toHaveCount(articleTitles('Direct Booking').length);
  await list.getByRole('link', { name: /Booking Engine/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Booking Engine/);
  await page.goBack();
  await expect(page).toHaveURL(/category=direct-booking/);
  await expect(list.getByRole('heading')).toHaveCount(articleTitles('Direct Booking').length);
});

test('A reader who follows a shared link sees its category in the first frame', async ({ page }) => {
  // No file of script brings anything.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/blog?category=direct-booking');
  const list = page.getByRole('list', { name: 'Articles' });
  await expect(list.getByRole('heading')).toHaveCount(articleTitles('Direct Booking').length);
  await expect(page.locator('main [aria-current]')).toHaveText('Direct Booking');
});

test.describe('where the script of the blog cannot be had', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED|The page has no script/] });
  test('a category is chosen all the same', async ({ page }) => {
    await page.route('**/assets/blog-*.js', (route) => route.abort());
    await page.goto('/blog');
    await page.waitForFunction(() => sessionStorage.getItem('reloaded-for-missing-script') !== null);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('navigation', { name: 'Filter by category' })
      .getByRole('link', { name: 'Direct Booking' })
      .click();
    const list = page.getByRole('list', { name: 'Articles' });
    await expect(list.getByRole('heading')).toHaveCount(articleTitles('Direct Booking').length);
    await expect(page).toHaveURL(/category=direct-booking/);
  });
});
