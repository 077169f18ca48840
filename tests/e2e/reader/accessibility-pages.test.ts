import { listSitePaths } from '../../support/offline-site';
import { expect, test } from '../../support/site';
import { expectAccessible, SCREENS } from '../support/accessibility';

test.use({ serviceWorkers: 'block', expectedConsole: [/404: no page at|status of 404/] });

for (const viewport of SCREENS) {
  test.describe(`on a screen of ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('every page passes the automatic accessibility checks', async ({ page }) => {
      test.slow();
      for (const path of [...listSitePaths(), '/no-such-page']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page, path);
      }
    });
  });
}
