import { expect, test } from './site';

test('the browser finds nothing that keeps the app from being installed', async ({ page, context }) => {
  await page.goto('/tools/revenue-calculator');
  const browser = await context.newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's windows are private ones, from which no browser installs anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the shortcut to call opens with the focus on the link that calls', async ({ page }) => {
  await page.goto('/contact#call');
  await expect(page.getByRole('link', { name: 'Call Revenue Expert' })).toBeFocused();
});

test('the icon opens the calculator with the figures it was left with', async ({ page }) => {
  const start = '/tools/revenue-calculator';
  await page.goto(start);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await page.getByLabel('Average price').fill('4200');
  await page.goto('/about');
  await page.goto(start);
  await expect(page.getByLabel('Average price')).toHaveValue(/4,?200/);
});

test.describe('inside Instagram', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 350.0.0.0',
    viewport: { width: 360, height: 740 },
  });

  for (const path of ['/tools/revenue-calculator', '/saved'])
    test(`${path} tells the way to a real browser, and says no more once dismissed`, async ({ page }) => {
      await page.goto(path);
      const words = page.getByText('You are inside another app.');
      await words.waitFor();
      await page.getByRole('button', { name: 'Not now' }).click();
      await expect(words).toBeHidden();
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(words).toBeHidden();
    });
});
