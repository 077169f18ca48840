import { notFoundCopy } from '../../../src/content/copy/app-shell';
import { visitUntilReadyOffline } from '../../support/offline-site';
import { expect, test } from '../../support/site';

test.use({ expectedConsole: [/404: no page at|status of 404/] });

test('a broken link shows the 404 page with status 404, with and without network', async ({
  page,
  context,
}) => {
  await visitUntilReadyOffline(page);
  await context.setOffline(true);
  const response = await page.goto('/no-such-page/?utm_source=x');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFoundCopy.title })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/no-such-page/');

  await context.setOffline(false);
  const onlineResponse = await page.goto('/no-such-page');
  expect(onlineResponse?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFoundCopy.title })).toBeVisible();
});
