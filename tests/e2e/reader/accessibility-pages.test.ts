import { listSitePaths } from '../../support/offline-site';
import { expect, test } from '../../support/site';
import { expectAccessible } from '../support/accessibility';

test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/404: no page at|status of 404/],
});

test('every page passes the automatic accessibility checks', async ({ page }) => {
  test.slow();
  for (const path of [...listSitePaths(), '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});
