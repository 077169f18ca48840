import { leadsCopy } from '../../../src/content/copy/leads/forms';
import { receiptOf } from '../../../src/leads/rules/receipt';
import { BROKEN_CONNECTION_ERRORS, openContact, sendContact, submitButton } from '../../support/lead-form';
import {
  callLink,
  errorToast,
  leadButton,
  leadState,
  savedForLaterToast,
  savedLead,
  saveForLaterButton,
  sentToast,
  waitingChip,
  whatsAppLink,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { replacePixel } from '../support/browser-conditions';

test.use({ serviceWorkers: 'block', expectedConsole: BROKEN_CONNECTION_ERRORS });

/** Expects one row, whose receipt belongs to its lead id. Returns the receipt. */
function expectOneReceipt(rows: readonly Record<string, unknown>[]): string {
  expect(rows).toHaveLength(1);
  const receipt = receiptOf(String(rows[0]?.id));
  expect(rows[0]?.receipt).toBe(receipt);
  return receipt;
}

test('after a lost answer, a second submission adds no row and keeps the receipt', async ({ page, site }) => {
  const countLeadEvents = await replacePixel(page);
  await openContact(page);
  site.setFault({ drop: 'after', repeat: true });
  await sendContact(page, 'Lake Road Inn');

  await expect(callLink(errorToast(page))).toBeVisible();
  const receipt = expectOneReceipt(site.rows());
  await expect(whatsAppLink(errorToast(page))).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(receipt)),
  );
  expect(await countLeadEvents()).toBe(0);

  site.setFault(null);
  await submitButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  await expect(page.getByText(leadsCopy.receipts([receipt]))).toBeVisible();
  expect(expectOneReceipt(site.rows())).toBe(receipt);
  await expect.poll(countLeadEvents).toBe(1);
});

test('after a lost answer, the saved lead has the receipt of the stored row, and sending it stores no second row', async ({
  page,
  site,
}) => {
  const countLeadEvents = await replacePixel(page);
  await openContact(page);
  site.setFault({ drop: 'after' });
  await sendContact(page, 'Lake Road Inn');
  await saveForLaterButton(page).click();
  await expect(savedForLaterToast(page)).toBeVisible();
  expect(await countLeadEvents()).toBe(0);
  const receipt = expectOneReceipt(site.rows());

  await waitingChip(page, 1).click();
  const saved = savedLead(page, 'Lake Road Inn');
  await expect(saved).toContainText(leadsCopy.receipts([receipt]));
  site.setFault(null);
  await leadButton(saved, 'sendNow').click();
  await expect(leadState(saved, 'sent')).toBeVisible();
  await expect(saved).toContainText(leadsCopy.receipts([receipt]));
  expect(expectOneReceipt(site.rows())).toBe(receipt);
  await expect.poll(countLeadEvents).toBe(1);
});
