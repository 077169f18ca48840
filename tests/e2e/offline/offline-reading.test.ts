import { builtPage, sitePaths, visitUntilReadyOffline } from '../../support/offline-site';
import { expect, test } from '../../support/site';

test.use({ expectedConsole: [/net::ERR_CONNECTION_REFUSED/] });

test('without network every page opens, also with a slash and campaign parameters', async ({
  page,
  context,
}) => {
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

test('while the server is stopped every page opens', async ({ page, site }) => {
  test.slow();
  await visitUntilReadyOffline(page, '/contact');
  await site.stop();
  for (const path of sitePaths()) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
});
