import type { Page } from 'playwright/test';
import { request, sendContact, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

async function openWithoutSync(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
}

test('A browser without service workers and Background Sync sends what waits from the open page', async ({
  page,
  context,
  site,
}) => {
  // The page registers the worker last. After this message all its scripts are loaded.
  const isComplete = page.waitForEvent('console', (message) => /registration blocked/.test(message.text()));
  await openWithoutSync(page);
  await isComplete;
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Your saved request has been sent')).toBeVisible();
  expect(site.leads()).toHaveLength(1);
  expect(site.attempts()).toHaveLength(1);
});

test.describe('the network is lost before all scripts of the page have loaded', () => {
  test.use({ expectedConsole: [/A part of the app could not be loaded/] });

  test('a request sent meanwhile is delivered when the network is back', async ({ page, context, site }) => {
    // The page is never idle until the test fires the event `quiet`.
    await page.addInitScript(() => {
      const quiet = new Promise<void>((resolve) => window.addEventListener('quiet', () => resolve()));
      window.requestIdleCallback = (callback) => {
        void quiet.then(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
        return 0;
      };
    });
    // The file that sends, whatever the build has named it.
    const canSend = page.waitForResponse(
      async (response) =>
        /\.js$/.test(response.url()) && (await response.text()).includes('Failed to send data'),
    );
    await openWithoutSync(page);
    await canSend;
    await context.setOffline(true);
    const isMissed = page.waitForEvent('console', (message) => /could not be loaded/.test(message.text()));
    await page.evaluate(() => window.dispatchEvent(new Event('quiet')));
    await isMissed;
    await sendContact(page, request('Lake Road Inn'));
    await expect(page.getByText('Saved on this phone')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Your saved request has been sent')).toBeVisible();
    expect(site.leads()).toHaveLength(1);
    expect(site.attempts()).toHaveLength(1);
  });
});
