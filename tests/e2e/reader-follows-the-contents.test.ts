import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

test('a reader opens a section of an article from its contents, and the address names the section', async ({
  page,
}) => {
  await page.goto('/blog/reduce-ota-commission');
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'The ninety-day plan' }).click();
  await expect(page).toHaveURL(/#the-ninety-day-plan$/);
  await expect(page.getByRole('heading', { name: 'The ninety-day plan' })).toBeInViewport();
});

test('a drawing looks the same after a change of page and after a full load', async ({ page }) => {
  await page.goto('/blog/ai-revenue-management');
  const served = await page.locator('figure svg').first().innerHTML();
  await page.goto('/blog');
  await page.getByRole('link', { name: /45% Claim/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/45% Claim/);
  await expect.poll(() => page.locator('figure svg').first().innerHTML()).toBe(served);
  await expect(page.getByRole('img', { name: /Five houses in a street/ })).toBeVisible();
});

test('drawings are there again after Back', async ({ page }) => {
  await page.goto('/case-studies/pugmarks');
  const house = page.getByRole('img', { name: /Two small lodges/ });
  await expect(house).toBeVisible();
  await page.getByRole('link', { name: 'Case studies', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'More Case Studies' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pugmarks/);
  await expect(house).toBeVisible();
});
