import type { Page } from 'playwright/test';
import { receiptOf } from '../../src/leads/rules/receipt';
import {
  errorToast,
  holdLeads,
  openContactAlone,
  request,
  sendContact,
  submitButton,
  watchPixel,
} from './lead-form';
import { expect, test } from './site';

test.use({
  serviceWorkers: 'block',
  expectedConsole: [/net::ERR_(EMPTY_RESPONSE|CONNECTION)|Error submitting form.*Failed to send data/s],
});

/** The receipt of the one row that is stored, which must be that of the id it was sent under. */
function storedReceipt(rows: readonly Record<string, unknown>[]): string {
  expect(rows).toHaveLength(1);
  const receipt = receiptOf(String(rows[0]?.id));
  expect(rows[0]?.receipt).toBe(receipt);
  return receipt;
}

const whatsAppLink = (page: Page) => errorToast(page).getByRole('link', { name: 'WhatsApp' });

test('A hotelier whose answer is lost presses again: one row, one thanks, and one receipt everywhere', async ({
  page,
  site,
}) => {
  const leadsCounted = await watchPixel(page);
  await openContactAlone(page);
  site.setFault({ drop: 'after', repeat: true });
  await sendContact(page, request('Lake Road Inn'));

  await expect(errorToast(page).getByRole('link', { name: 'Call' })).toBeVisible();
  const receipt = storedReceipt(site.rows());
  await expect(whatsAppLink(page)).toHaveAttribute('href', new RegExp(encodeURIComponent(receipt)));
  expect(await leadsCounted()).toBe(0);

  site.setFault(null);
  await submitButton(page).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByText(`Receipt: ${receipt}`)).toBeVisible();
  expect(storedReceipt(site.rows())).toBe(receipt);
  await expect.poll(leadsCounted).toBe(1);
});

test('A hotelier whose answer is lost lets it be sent later: the saved request has the receipt of the stored row', async ({
  page,
  site,
}) => {
  const leadsCounted = await watchPixel(page);
  await openContactAlone(page);
  site.setFault({ drop: 'after' });
  await sendContact(page, request('Lake Road Inn'));
  await page.getByRole('button', { name: 'Save and send later' }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  const receipt = storedReceipt(site.rows());

  await page.getByRole('link', { name: '1 request waiting for network' }).click();
  const saved = page.getByRole('listitem').filter({ hasText: 'Lake Road Inn' });
  await expect(saved).toContainText(`Receipt: ${receipt}`);
  site.setFault(null);
  await saved.getByRole('button', { name: 'Send now' }).click();
  await expect(saved.getByText('Sent', { exact: true })).toBeVisible();
  await expect(saved).toContainText(`Receipt: ${receipt}`);
  expect(storedReceipt(site.rows())).toBe(receipt);
  await expect.poll(leadsCounted).toBe(1);
});

test('While the second press is on its way nothing is left of the first error, nor its button that saves', async ({
  page,
  site,
}) => {
  const leadsCounted = await watchPixel(page);
  await openContactAlone(page);
  site.setFault({ drop: 'before' });
  await sendContact(page, request('Hill View'));
  const save = page.getByRole('button', { name: 'Save and send later' });
  await expect(save).toBeVisible();

  site.setFault(null);
  const letGo = await holdLeads(page);
  await submitButton(page).click();
  await expect(save).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  letGo();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: /waiting|attention/ })).toHaveCount(0);
  expect(site.rows()).toHaveLength(1);
  await expect.poll(leadsCounted).toBe(1);
});
