import type { Page } from 'playwright/test';
import { readArticleTitle } from '../../support/built-blog';
import { expect, test } from '../../support/site';
import { holdRequests } from '../support/browser-conditions';

test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a position after all sections are laid out. Until then heights are estimates. */
async function scrollToAfterLayout(page: Page, top: number) {
  await expect(page.locator('[data-laid-out]')).toBeAttached();
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
}

test('Back from an anchor returns to the position of its link, Forward to the anchor', async ({ page }) => {
  await page.goto('/privacy');
  await scrollToAfterLayout(page, 300);
  await page.locator('main a[href="#security"]').dispatchEvent('click');
  await expect(page.locator('#security')).toBeInViewport();
  const place = await scrollTop(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('a page that the reader left before it loaded opens at its top', async ({ page }) => {
  const releaseAbout = await holdRequests(page, '**/about');
  await page.goto('/blog');
  await scrollToAfterLayout(page, 500);
  const heading = page.getByRole('heading', { level: 1 });
  await page.locator('a[href="/about"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/about$/);
  await page.locator('a[href="/pricing"]').first().dispatchEvent('click');
  await expect(heading).toBeFocused();
  releaseAbout();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('Back restores the scroll position, even after the next page was reloaded', async ({ page }) => {
  await page.goto('/blog/reduce-ota-commission');
  await scrollToAfterLayout(page, 2000);
  await page.locator('a[href="/about"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/about$/);
  await page.reload();
  await expect(page.locator('[data-laid-out]')).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readArticleTitle('reduce-ota-commission'));
  await expect.poll(() => scrollTop(page)).toBe(2000);
});
