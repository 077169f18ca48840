import { appShell } from '../../src/content/copy/app-shell';
import { visitUntilReadyOffline } from './offline-site';
import { expect, test } from './site';

test.use({ expectedConsole: [/status of 503/] });

test('with a network latency of 400 ms the site is ready offline within 18 seconds', async ({
  page,
  site,
}) => {
  site.setFault({ path: /./, delayMs: 400 });
  const start = Date.now();
  await visitUntilReadyOffline(page);
  expect(Date.now() - start).toBeLessThan(18_000);
  // The worker controls the page that installed it, so its next request works without network too.
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});

test('an installation that failed is repeated when the network returns', async ({ page, context, site }) => {
  site.setFault({ path: /^\/(?:offline-.*\.txt|pricing)$/, status: 503 });
  const failed = context.waitForEvent('response', (response) => response.url().endsWith('/pricing'));
  await page.goto('/');
  await failed;
  site.setFault(null);
  await expect(page.getByText(`${appShell.readyOffline.title}.`, { exact: true })).toBeHidden();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(`${appShell.readyOffline.title}.`, { exact: true })).toBeVisible({
    timeout: 15_000,
  });
});
