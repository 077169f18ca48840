import { request, sendContact, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({
  serviceWorkers: 'block',
  expectedConsole: [/registration blocked by Playwright/s],
});

test('A browser without service workers and Background Sync sends what waits from the open page', async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Your saved request has been sent')).toBeVisible();
  expect(site.leads()).toHaveLength(1);
  expect(site.attempts()).toHaveLength(1);
});
