import { blogCopy } from '../../../src/content/copy/blog';
import { DIRECT_BOOKING, OTA_MANAGEMENT, readListedTitles } from '../../support/built-blog';
import { expect, test } from '../../support/site';
import { categoryLink, chosenCategory, titlesOn } from '../support/blog-page';

test.use({ serviceWorkers: 'block' });

const DIRECT_BOOKING_PATH = `/blog?category=${DIRECT_BOOKING.slug}`;

test('a reader chooses categories and goes back through them', async ({ page }) => {
  await page.goto('/blog');
  // Before the script of the page has started, the browser loads the page again for each category.
  await page.locator('[data-page][data-laid-out]').waitFor();
  await expect(titlesOn(page)).toHaveText(readListedTitles());

  await categoryLink(page, OTA_MANAGEMENT).click();
  await expect(titlesOn(page)).toHaveText(readListedTitles(OTA_MANAGEMENT));
  await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }));
  await categoryLink(page, DIRECT_BOOKING).click();
  await expect(page).toHaveURL(DIRECT_BOOKING_PATH);
  await expect(titlesOn(page)).toHaveText(readListedTitles(DIRECT_BOOKING));
  await expect(titlesOn(page).first()).toBeVisible();
  // A filter changes the list below it and does not scroll.
  expect(await page.evaluate(() => window.scrollY)).toBe(60);

  await page.goBack();
  await expect(chosenCategory(page)).toHaveText(OTA_MANAGEMENT.name);
  await page.goBack();
  await expect(chosenCategory(page)).toHaveText(blogCopy.filter.all);
  await expect(titlesOn(page)).toHaveText(readListedTitles());
});

test('a reader who comes back from an article finds the same category again', async ({ page }) => {
  const titles = readListedTitles(DIRECT_BOOKING);
  await page.goto(DIRECT_BOOKING_PATH);
  await expect(titlesOn(page)).toHaveText(titles);
  await titlesOn(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.slice(0, 1));
  await page.goBack();
  await expect(page).toHaveURL(DIRECT_BOOKING_PATH);
  await expect(titlesOn(page)).toHaveText(titles);
});

test('a shared link shows its category in the first frame', async ({ page }) => {
  // Every script file is empty, so only the inline script can choose the category.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(DIRECT_BOOKING_PATH);
  await expect(titlesOn(page)).toHaveText(readListedTitles(DIRECT_BOOKING));
  await expect(titlesOn(page).first()).toBeVisible();
  await expect(chosenCategory(page)).toHaveText(DIRECT_BOOKING.name);
});

test.describe('where the script of the blog fails to load', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED|The script of the page/] });

  test('a category can still be chosen', async ({ page }) => {
    await page.route('**/assets/blog-*.js', (route) => route.abort());
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto('/blog');
    // The page reloads once for the missing script.
    await expect.poll(() => loads).toBe(2);
    await page.locator('[data-page][data-laid-out]').waitFor();
    await categoryLink(page, DIRECT_BOOKING).click();
    await expect(titlesOn(page)).toHaveText(readListedTitles(DIRECT_BOOKING));
    await expect(page).toHaveURL(DIRECT_BOOKING_PATH);
  });
});
