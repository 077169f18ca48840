import { appShellCopy } from '../../../src/content/copy/app-shell';
import { expect, test } from '../../support/site';
import { holdRequests } from '../support/browser-conditions';

// One response is intercepted, and its style is not allowed by the content policy.
test.use({ serviceWorkers: 'block', expectedConsole: /Applying inline style violates/ });

/** Responses that must not be inserted into the open document. */
const foreignResponses = [
  {
    name: 'is of a newer build',
    change: (html: string) => html.replace(/\/assets\/entry-[^"]+/, '/assets/entry-newer.js'),
  },
  {
    name: 'has other colours',
    change: (html: string) =>
      html.replace('<style data-shared-styles>', '<style data-shared-styles>:root{--new:1}'),
  },
  { name: 'is the sign-in page of a hotspot', change: () => '<h1>Welcome to free Wi-Fi</h1>' },
];

for (const { name, change } of foreignResponses) {
  test(`when the response for a page ${name}, the browser loads the address itself`, async ({ page }) => {
    await page.goto('/blog');
    await expect(page.locator('[data-laid-out]')).toBeAttached();
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await page.route(
      '**/about',
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      },
      { times: 1 },
    );
    await page.evaluate(() => Object.assign(window, { isOpen: true }));
    await page.evaluate(() => history.pushState(null, '', '/about'));
    await page.waitForFunction(() => !('isOpen' in window));
    await expect(page.getByRole('navigation', { name: appShellCopy.mainNavigationLabel })).toBeAttached();
    // It opens at its top, not at the scroll position of the page before.
    await expect(page.locator('[data-laid-out]')).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('an extension that inserts a style and a script does not cause full page loads', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.head.prepend(
        document.createElement('style'),
        Object.assign(document.createElement('script'), { src: '/favicon.svg', type: 'text/plain' }),
      );
    });
  });
  await page.goto('/blog');
  await page.evaluate(() => Object.assign(window, { isOpen: true }));
  await page.evaluate(() => history.pushState(null, '', '/about'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isOpen' in window)).toBe(true);
});

test('text typed before the page script has loaded is kept', async ({ page }) => {
  await page.goto('/about');
  const releaseScript = await holdRequests(page, /\/assets\/contact-.*\.js$/);
  await page.locator('a[href="/contact"]').first().dispatchEvent('click');
  const hotel = page.locator('main input[name=resort_name]');
  await hotel.fill('Hill View');
  releaseScript();
  await expect(page.locator('main button[type=submit]')).toBeEnabled();
  await expect(hotel).toHaveValue('Hill View');
});
