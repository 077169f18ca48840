import { SEND_TIMEOUT_MS } from '../../../src/leads/outbox/send-lead';
import {
  BROKEN_CONNECTION_ERRORS,
  fillContact,
  hotelField,
  openContact,
  sendContact,
  sendingButton,
  submitButton,
} from '../../support/lead-form';
import { errorToast, savedForLaterToast, saveForLaterButton } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { LEAD_ADDRESS } from '../support/browser-conditions';

test.use({ serviceWorkers: 'block' });

test.describe('if the connection breaks', () => {
  test.use({ expectedConsole: BROKEN_CONNECTION_ERRORS });

  test('the request stays in the form until "Save and send later" is pressed', async ({ page, site }) => {
    await openContact(page);
    site.setFault({ drop: 'before' });
    await sendContact(page, 'Lake Road Inn');

    await expect(errorToast(page)).toBeVisible();
    await expect(hotelField(page)).toHaveValue('Lake Road Inn');
    await saveForLaterButton(page).click();
    await expect(savedForLaterToast(page)).toBeVisible();
    await expect(hotelField(page)).toHaveValue('');

    site.setFault(null);
    await page.reload();
    await expect.poll(site.hotels).toEqual(['Lake Road Inn']);
  });
});

test.describe('if the server is silent', () => {
  test.use({ expectedConsole: /Error submitting form.*Failed to send data/s });

  test('after 20 seconds an error offers to save the request', async ({ page, site }) => {
    await page.clock.install();
    await openContact(page);
    site.setFault({ delayMs: 60_000 });
    await fillContact(page, 'Hill View');
    const requestBegun = page.waitForRequest(LEAD_ADDRESS);
    await submitButton(page).click();
    await requestBegun;

    // The clock also runs by itself, so a slow machine needs some seconds more.
    await page.clock.fastForward(SEND_TIMEOUT_MS - 8_000);
    await expect(sendingButton(page)).toBeDisabled();
    await page.clock.fastForward(8_500);
    await expect(errorToast(page)).toBeVisible();
    await expect(saveForLaterButton(page)).toBeVisible();
    await expect(hotelField(page)).toHaveValue('Hill View');
  });
});
