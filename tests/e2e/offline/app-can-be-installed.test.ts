import { contactCopy } from '../../../src/content/copy/contact';
import { installCopy } from '../../../src/content/copy/install';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { expect, test } from '../../support/site';
import { CALCULATOR_PATH } from '../support/calculator-form';

test.use(WHOLE_CHROMIUM);

test('the browser reports no installability error', async ({ page, context }) => {
  await page.goto(CALCULATOR_PATH);
  const browser = await context.newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Playwright's windows are private ones, where no browser allows an installation.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the shortcut for a call opens /contact with the focus on the phone link', async ({ page }) => {
  await page.goto('/contact#call');
  await expect(page.getByRole('link', { name: contactCopy.side.call })).toBeFocused();
});

test.describe('inside Instagram', () => {
  test.use({
    serviceWorkers: 'block',
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Instagram 350.0.0.0',
    viewport: { width: 360, height: 740 },
  });

  for (const path of [CALCULATOR_PATH, '/saved'])
    test(`${path} explains how to open a browser, until the visitor dismisses it`, async ({ page }) => {
      await page.goto(path);
      const words = page.getByText(installCopy.offers['in-app-browser'].text);
      await words.waitFor();
      await page.getByRole('button', { name: installCopy.later }).click();
      await expect(words).toBeHidden();
      await page.reload();
      // The note appears when the script of the page has started, and then the whole page is laid out.
      await page.locator('[data-laid-out]').waitFor({ state: 'attached' });
      await expect(words).toBeHidden();
    });
});
