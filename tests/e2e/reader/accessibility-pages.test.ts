import { readPagePaths } from '../../../src/programs/built-site/built-pages';
import { expect, test } from '../../support/site';
import { expectAccessible } from '../support/accessibility';

test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /404: no page at|status of 404/,
});

// A page has the same HTML after a change of page as when it is loaded (page-documents.md). Changing pages takes half the time,
// because the browser compiles axe and the app once.
test('every page passes the automatic accessibility checks', async ({ page }) => {
  test.slow();
  await page.goto('/no-such-page');
  await expectAccessible(page, '/no-such-page');
  for (const path of readPagePaths()) {
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await page.locator(`[data-page][data-path="${path}"]`).waitFor();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});
