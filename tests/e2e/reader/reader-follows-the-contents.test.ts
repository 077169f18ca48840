import { articleCopy } from '../../../src/content/copy/article';
import { caseStudiesCopy } from '../../../src/content/copy/case-study-pages';
import { readArticleTitle, readDrawingName } from '../../support/built-blog';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

test('a section opened from the contents of an article is named in the address', async ({ page }) => {
  await page.goto('/blog/reduce-ota-commission');
  const link = page.getByRole('navigation', { name: articleCopy.contents }).getByRole('link').last();
  const anchor = (await link.getAttribute('href')) ?? '';
  await link.click();
  expect(new URL(page.url()).hash).toBe(anchor);
  await expect(page.locator(anchor)).toBeInViewport();
});

test('a drawing looks the same after a change of page and after a full load', async ({ page }) => {
  await page.goto('/blog/ai-revenue-management');
  const chart = page.locator('figure svg').first();
  const served = await chart.innerHTML();
  await page.goto('/blog');
  await page.locator('main a[href="/blog/ai-revenue-management"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readArticleTitle('ai-revenue-management'));
  await expect.poll(() => chart.innerHTML()).toBe(served);
  const drawing = page.getByRole('img', { name: readDrawingName('ai-revenue-management'), exact: true });
  await expect(drawing).toBeVisible();
});

test('drawings are there again after Back', async ({ page }) => {
  await page.goto('/case-studies/pugmarks');
  const name = await page.locator('main [role=img]').first().getAttribute('aria-label');
  expect(name).toMatch(/\S/);
  const drawing = page.getByRole('img', { name: name ?? '', exact: true });
  await expect(drawing).toBeVisible();
  const html = await drawing.innerHTML();
  await page.locator('main a[href="/case-studies"]').first().click();
  await expect(page).toHaveURL('/case-studies');
  await expect(page.getByRole('heading', { name: caseStudiesCopy.more.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/case-studies/pugmarks');
  await expect.poll(() => drawing.innerHTML()).toBe(html);
});
