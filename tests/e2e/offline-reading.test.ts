import { builtPage, sitePaths, visitUntilReadyOffline } from './offline-site';
import { expect, test } from './site';

test.use({ expectedConsole: [/net::ERR_CONNECTION_REFUSED/] });

test('A person without a network opens every page by the link of a campaign', async ({ page, context }) => {
  test.slow();
  await visitUntilReadyOffline(page);
  await context.setOffline(true);
  for (const path of sitePaths()) {
    const slash = path === '/' ? '' : '/';
    const response = await page.goto(`${path}${slash}?utm_source=x&fbclid=y`);
    expect(response?.status(), path).toBe(200);
    expect(await response?.text(), path).toBe(builtPage(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});

test('A person whose network has lost the way to the site opens every page', async ({ page, site }) => {
  test.slow();
  await visitUntilReadyOffline(page, '/contact');
  await site.stop();
  for (const path of sitePaths()) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
