import { faqs } from '../../../src/content/copy/faq';
import { expect, test } from '../../support/site';

test.use({ serviceWorkers: 'block' });

test('the link to a question appears when the mouse is on it', async ({ page }) => {
  await page.goto('/faq');
  const [question] = faqs;
  const link = page.locator(`#${question?.id} p a`);
  await expect(link).toHaveCSS('opacity', '0');
  await page.locator(`#${question?.id} p`).hover();
  await expect(link).toHaveCSS('opacity', '1');
});
