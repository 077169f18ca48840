import { newsletterCopy } from '../../../src/content/copy/newsletter';
import { waitUntilReadyOffline } from '../../support/offline-site';
import { expect, test } from '../../support/site';

test('with Save-Data, scripts, worker and all pages load only after a press', async ({ page, context }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const requested: string[] = [];
  context.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isRequested = (name: RegExp) => requested.some((path) => name.test(path));

  await page.goto('/about', { waitUntil: 'load' });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(isRequested(/^\/assets\/(?:react|app)-|^\/service-worker/)).toBe(false);

  await page.getByLabel(newsletterCopy.label).click();
  await waitUntilReadyOffline(page);
  await expect(page.getByLabel(newsletterCopy.label)).toBeFocused();
  await context.setOffline(true);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
