import type { Page } from 'playwright/test';
import { openQuoteDialog } from '../../support/lead-form';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

/** Opens /pricing and then, by a link of the page whose script runs, /about. */
async function openTwoPages(page: Page): Promise<void> {
  await page.goto('/pricing');
  const dialog = await openQuoteDialog(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await page.waitForURL('**/about');
}

test('Back closes the quote dialog, and the page behind can be scrolled', async ({ page }) => {
  await openTwoPages(page);
  const dialog = await openQuoteDialog(page);
  await page.goBack();
  await page.waitForURL('**/pricing');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('Back closes the menu', async ({ page }) => {
    await openTwoPages(page);
    const menu = page.getByRole('banner').locator('details');
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.goBack();
    await page.waitForURL('**/pricing');
    await expect(menu).not.toHaveAttribute('open');
  });
});
