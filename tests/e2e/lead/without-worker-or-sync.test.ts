import { leadOutcomeCopy } from '../../../src/content/copy/leads/outcome';
import { savedLeadCopy } from '../../../src/content/copy/leads/saved-card';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { openContact, openContactWithWorker, sendContact } from '../../support/lead-form';
import {
  leadButton,
  leadState,
  savedLead,
  savedRequestSentToast,
  savedToast,
  waitingChip,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { removeBackgroundSync, reportOffline } from '../support/browser-conditions';

test.use(WHOLE_CHROMIUM);

test('without Background Sync no text promises to send while the site is closed, and "Send now" tries even if the browser reports no network', async ({
  page,
  site,
}) => {
  await removeBackgroundSync(page);
  await reportOffline(page);
  await openContactWithWorker(page);
  await sendContact(page, 'Lake Road Inn');
  await expect(page.getByText(leadOutcomeCopy.savedOffline.withoutSync)).toBeVisible();

  await waitingChip(page, 1).click();
  const saved = savedLead(page, 'Lake Road Inn');
  await expect(saved).toContainText(savedLeadCopy.waiting.withoutSync);
  await expect(page.getByText(leadOutcomeCopy.savedOffline.withSync)).toHaveCount(0);
  await expect(page.getByText(savedLeadCopy.waiting.withSync)).toHaveCount(0);
  expect(site.rows()).toEqual([]);
  await leadButton(saved, 'sendNow').click();
  await expect(leadState(saved, 'sent')).toBeVisible();
  expect(site.rows()).toHaveLength(1);
});

test.describe('without worker and Background Sync', () => {
  test.use({ serviceWorkers: 'block' });

  test('the open page sends a saved lead when the network is back', async ({ page, context, site }) => {
    // The page registers the worker last. After this message all its scripts are loaded.
    const refusalLogged = page.waitForEvent('console', (message) =>
      /registration blocked/.test(message.text()),
    );
    await removeBackgroundSync(page);
    await openContact(page);
    await refusalLogged;
    await context.setOffline(true);
    await sendContact(page, 'Lake Road Inn');
    await expect(waitingChip(page, 1)).toBeVisible();

    await context.setOffline(false);
    await expect(savedRequestSentToast(page)).toBeVisible();
    expect(site.leads()).toHaveLength(1);
    expect(site.attempts()).toHaveLength(1);
  });

  test.describe('if the network is lost before all scripts of the page have loaded', () => {
    test.use({ expectedConsole: /A part of the app could not be loaded/ });

    test('a saved lead is sent when the network is back', async ({ page, context, site }) => {
      // The page is never idle until the test fires the event `quiet`.
      await page.addInitScript(() => {
        const quiet = new Promise<void>((resolve) => window.addEventListener('quiet', () => resolve()));
        window.requestIdleCallback = (callback) => {
          void quiet.then(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
          return 0;
        };
      });
      // The file that sends, found by its text because its name has a hash.
      const sendingScript = page.waitForResponse(
        async (response) =>
          /\.js$/.test(response.url()) && (await response.text()).includes('Failed to send data'),
      );
      await removeBackgroundSync(page);
      await openContact(page);
      await sendingScript;
      await context.setOffline(true);
      const missingScript = page.waitForEvent('console', (message) =>
        /could not be loaded/.test(message.text()),
      );
      await page.evaluate(() => window.dispatchEvent(new Event('quiet')));
      await missingScript;
      await sendContact(page, 'Lake Road Inn');
      await expect(savedToast(page)).toBeVisible();

      await context.setOffline(false);
      await expect(savedRequestSentToast(page)).toBeVisible();
      expect(site.leads()).toHaveLength(1);
      expect(site.attempts()).toHaveLength(1);
    });
  });
});
