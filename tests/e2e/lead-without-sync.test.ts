import { believeOffline, openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test('without Background Sync the site does not promise to send while it is closed, and "Send now" tries even if the browser reports no network', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await believeOffline(page);
  await openContact(page);
  await sendContact(page, request('Lake Road Inn'));
  await expect(
    page.getByText('You are offline. Open this site once you have network, and your request will be sent.'),
  ).toBeVisible();

  await page.getByRole('link', { name: '1 request waiting for network' }).click();
  const saved = page.getByRole('listitem').filter({ hasText: 'Lake Road Inn' });
  await expect(saved).toContainText('Open this site once you have network, and it will be sent.');
  await expect(page.getByText(/sent when (?:you are|this phone is) back online/)).toHaveCount(0);
  expect(site.rows()).toEqual([]);
  await saved.getByRole('button', { name: 'Send now' }).click();
  await expect(saved.getByText('Sent', { exact: true })).toBeVisible();
  expect(site.rows()).toHaveLength(1);
});
