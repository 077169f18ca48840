import { outboxCopy } from '../../../src/content/copy/leads/outbox';
import { savedLeadCopy } from '../../../src/content/copy/leads/saved-card';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { followContactLink, openContact, sendContact, sendWithoutNetwork } from '../../support/lead-form';
import {
  leadButton,
  leadState,
  outboxChip,
  savedLead,
  savedToast,
  waitingChip,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { LEAD_ADDRESS, reportOffline } from '../support/browser-conditions';

test.use(WHOLE_CHROMIUM);

test.describe('if the server answers 503', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('a request waits; "Send now" and the last sync event send it before the time in Retry-After', async ({
    page,
    context,
    site,
  }) => {
    await sendWithoutNetwork(page, 'Lake Road Inn');
    await expect(waitingChip(page, 1)).toBeVisible();

    site.setFault({ status: 503, retryAfter: '3600' });
    await context.setOffline(false);
    await outboxChip(page)
      .filter({ hasText: outboxCopy.waitingToBeSent(1) })
      .click();
    await expect(leadState(page, 'busy')).toBeVisible();
    expect(site.leads()).toEqual([]);

    site.setFault(null);
    await leadButton(page, 'sendNow').click();
    await expect(leadState(page, 'sent')).toBeVisible();
    expect(site.leads()).toHaveLength(1);

    await followContactLink(page);
    await context.setOffline(true);
    await sendContact(page, 'Hill View');
    site.setFault({ status: 503, retryAfter: '3600' });
    await waitingChip(page, 1).click();
    await context.setOffline(false);
    const second = savedLead(page, 'Hill View');
    await expect(leadState(second, 'busy')).toBeVisible();
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
    await expect(leadState(second, 'sent')).toBeVisible();
    expect(site.rows()).toHaveLength(2);
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block', expectedConsole: /status of 500/ });

  test('a request that always gets 500 does not keep the others waiting', async ({ page, site }) => {
    await reportOffline(page);
    await openContact(page);
    for (const hotel of ['Old Fort Haveli', 'Lake Road Inn', 'Hill View']) {
      await sendContact(page, hotel);
      await expect(savedToast(page)).toBeVisible();
    }
    await page.route(LEAD_ADDRESS, async (route) => {
      const isFailing = route.request().postDataJSON().company_name === 'Old Fort Haveli';
      await (isFailing ? route.fulfill({ status: 500 }) : route.continue());
    });
    await waitingChip(page, 3).click();
    const first = savedLead(page, 'Old Fort Haveli');
    await leadButton(first, 'sendNow').click();
    await expect(first).toContainText(savedLeadCopy.tries(1));
    await expect.poll(site.hotels).toEqual(['Lake Road Inn', 'Hill View']);
    await expect(leadState(first, 'busy')).toBeVisible();

    await page.unroute(LEAD_ADDRESS);
    await leadButton(first, 'sendNow').click();
    await expect(leadState(first, 'sent')).toBeVisible();
    expect(site.rows()).toHaveLength(3);
  });
});
