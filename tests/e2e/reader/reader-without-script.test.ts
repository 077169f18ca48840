import { articleCopy } from '../../../src/content/copy/article';
import { DIRECT_BOOKING, readArticleTitle, readListedTitles } from '../../support/built-blog';
import { expect, test } from '../../support/site';
import { categoryLink, titlesOn } from '../support/blog-page';

test.use({ javaScriptEnabled: false });

test('without script an article has its text, contents, tables and link to /contact', async ({ page }) => {
  await page.goto('/blog/stop-letting-otas-eat-profits');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    readArticleTitle('stop-letting-otas-eat-profits'),
  );
  await expect(page.locator('article section p').first()).toBeVisible();

  const contents = page.getByRole('navigation', { name: articleCopy.contents });
  await contents.locator('[href="#which-reviews-to-answer"]').click();
  await expect(page.locator('#which-reviews-to-answer')).toBeInViewport();

  const figure = page.locator('figure').filter({ hasText: articleCopy.prose.figuresAsTable }).first();
  await expect(figure.getByRole('row')).toHaveCount(0);
  await figure.getByText(articleCopy.prose.figuresAsTable).click();
  const lastRow = figure.getByRole('row').last();
  await expect(lastRow).toBeVisible();
  await expect(lastRow.getByRole('rowheader')).toHaveText(/\S/);
  await expect(lastRow.getByRole('cell')).toHaveText(/^−?₹\d[\d,]*(\.\d\d)?$/);

  await page.locator('main a[href="/contact"]').last().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('without script the blog lists its articles, and a category only its own', async ({ page }) => {
  await page.goto('/blog');
  await expect(titlesOn(page)).toHaveText(readListedTitles());
  await categoryLink(page, DIRECT_BOOKING).click();
  await expect(titlesOn(page)).toHaveText(readListedTitles(DIRECT_BOOKING));
});
