import { openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test.use({ expectedConsole: [/status of 503/] });

test('a Retry-After of one hour is ignored when the browser wakes the worker for the last time', async ({
  page,
  context,
  site,
}) => {
  await openContact(page);
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  site.setFault({ status: 503, retryAfter: '3600' });
  await page.getByRole('link', { name: '1 request waiting for network' }).click();
  await context.setOffline(false);
  await expect(page.getByText('Waiting to be tried again', { exact: true })).toBeVisible();
  site.setFault(null);

  const devTools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.url,
    registrationId: await registration,
    tag: 'kitaki-leads',
    lastChance: true,
  });
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  expect(site.rows()).toHaveLength(1);
});
