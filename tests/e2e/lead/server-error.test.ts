import { appShellCopy } from '../../../src/content/copy/app-shell';
import { contactCopy } from '../../../src/content/copy/contact';
import { quoteCopy } from '../../../src/content/copy/leads/forms';
import {
  emailField,
  hotelField,
  openContact,
  quoteButton,
  quoteDialog,
  quoteSubmitButton,
  sendContact,
  submitButton,
} from '../../support/lead-form';
import {
  callLink,
  errorToast,
  saveForLaterButton,
  sentToast,
  unsentChip,
  whatsAppLink,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { replacePixel } from '../support/browser-conditions';

test.use({ serviceWorkers: 'block' });

test.describe('if the server answers the contact form with 500', () => {
  test.use({ expectedConsole: /status of 500|Error submitting form.*Failed to send data/s });

  test('the error is shown, every value stays, and the next submission succeeds', async ({ page, site }) => {
    const countLeadEvents = await replacePixel(page);
    await openContact(page);
    site.setFault({ status: 500 });
    await sendContact(page, 'Old Fort Haveli');

    const error = errorToast(page);
    await expect(error.getByText(contactCopy.form.failed.title, { exact: true })).toBeVisible();
    await expect(saveForLaterButton(page)).toHaveCount(0);
    await expect(callLink(error)).toHaveAttribute('href', /^tel:/);
    await expect(whatsAppLink(error)).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(hotelField(page)).toHaveValue('Old Fort Haveli');
    await expect(unsentChip(page)).toHaveCount(0);
    expect(await countLeadEvents()).toBe(0);

    site.setFault(null);
    await submitButton(page).click();
    await expect(sentToast(page)).toBeVisible();
    await expect(error).toHaveCount(0);
    expect(site.leads()).toHaveLength(1);
    expect(await countLeadEvents()).toBe(1);
  });
});

test.describe('if the server answers the quote form with 503', () => {
  test.use({ expectedConsole: /status of 503|Error sending quote request.*Failed to send data/s });

  test('the dialog shows and dismisses the error, and then sends the request', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await openContact(page);
    await quoteButton(page).click();
    const dialog = quoteDialog(page);
    await expect(dialog).toBeVisible();
    const box = await dialog.locator(':scope > div').first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(16);
    expect(box?.height).toBeLessThanOrEqual(560 * 0.9 + 1);

    site.setFault({ status: 503 });
    await hotelField(dialog).fill('Old Fort Haveli');
    await emailField(dialog).fill('desk@oldfort.example');
    await quoteSubmitButton(page).click();
    const error = dialog.getByRole('alert').filter({ hasText: quoteCopy.failed.text });
    await expect(error).toBeVisible();
    await error.getByRole('button', { name: appShellCopy.dismiss }).click();
    await expect(error).toHaveCount(0);
    await expect(hotelField(dialog)).toHaveValue('Old Fort Haveli');

    await expect(quoteSubmitButton(page)).not.toHaveAttribute('aria-busy');
    site.setFault(null);
    await quoteSubmitButton(page).click();
    await expect(dialog).toHaveCount(0);
    expect(site.leads()).toHaveLength(1);
  });
});
