import { blogCopy } from '../../../src/content/copy/blog';
import { DIRECT_BOOKING, OTA_MANAGEMENT, readListedTitles } from '../../support/built-blog';
import { expect, test } from '../../support/site';
import { categoryLink, chosenCategory, titlesOn } from '../support/blog-page';

test.use({ serviceWorkers: 'block' });

test('a reader chooses categories by keyboard and pointer, and goes back through them', async ({ page }) => {
  await page.goto('/blog');
  await expect(titlesOn(page)).toHaveText(readListedTitles());

  await categoryLink(page, OTA_MANAGEMENT).press('Enter');
  await expect(titlesOn(page)).toHaveText(readListedTitles(OTA_MANAGEMENT));
  await expect(page).toHaveURL(OTA_MANAGEMENT.path);
  await categoryLink(page, DIRECT_BOOKING).click();
  await expect(page).toHaveURL(DIRECT_BOOKING.path);
  await expect(titlesOn(page)).toHaveText(readListedTitles(DIRECT_BOOKING));
  await expect(titlesOn(page).first()).toBeVisible();

  await page.goBack();
  await expect(chosenCategory(page)).toHaveText(OTA_MANAGEMENT.name);
  await page.goBack();
  await expect(chosenCategory(page)).toHaveText(blogCopy.filter.all);
  await expect(titlesOn(page)).toHaveText(readListedTitles());
});

test('a reader who comes back from an article finds the same category again', async ({ page }) => {
  const titles = readListedTitles(DIRECT_BOOKING);
  await page.goto(DIRECT_BOOKING.path);
  await expect(titlesOn(page)).toHaveText(titles);
  await titlesOn(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.slice(0, 1));
  await page.goBack();
  await expect(page).toHaveURL(DIRECT_BOOKING.path);
  await expect(titlesOn(page)).toHaveText(titles);
});

test('a reader filters with the links of the HTML where every script file is empty', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/blog');
  await categoryLink(page, DIRECT_BOOKING).click();
  await expect(titlesOn(page)).toHaveText(readListedTitles(DIRECT_BOOKING));
  await expect(chosenCategory(page)).toHaveText(DIRECT_BOOKING.name);
});
