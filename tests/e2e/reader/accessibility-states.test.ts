import { calculatorCopy } from '../../../src/content/copy/calculator/page';
import { panelIssueText } from '../../../src/content/copy/calculator/panels';
import { faqCopy, faqs } from '../../../src/content/copy/faq';
import { savedLeadCopy } from '../../../src/content/copy/leads/saved-card';
import { PERCENTAGE } from '../../../src/domain/calculator/number-rule';
import {
  detailsSummary,
  fillContact,
  openContact,
  openQuoteDialog,
  sendingButton,
  sendWithoutNetwork,
  submitButton,
} from '../../support/lead-form';
import {
  callLink,
  confirmDeleteButton,
  errorToast,
  leadButton,
  leadState,
  sentToast,
  undoDeleteButton,
  waitingChip,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { expectAccessible, PHONE } from '../support/accessibility';
import { holdRequests, LEAD_ADDRESS } from '../support/browser-conditions';
import {
  addRoomButton,
  fillExampleCosts,
  fillExampleYear,
  openCalculator,
  openPanels,
  seasonField,
  seasonOf,
} from '../support/calculator-form';

const JANUARY = 0;

test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /status of 503|status of 422|Failed to send data|Error sending/s,
});

test('the contact form passes the accessibility checks in every state', async ({ page, site }) => {
  await openContact(page);
  await detailsSummary(page).click();
  await submitButton(page).click();
  await expectAccessible(page, 'a required field is empty');
  await fillContact(page, 'Lake Road Inn');
  site.setFault({ status: 503 });
  await submitButton(page).click();
  await expect(callLink(errorToast(page))).toBeVisible();
  await expectAccessible(page, 'the server has refused');
  site.setFault(null);
  const releaseRequest = await holdRequests(page, LEAD_ADDRESS);
  await submitButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await expectAccessible(page, 'it is being sent');
  releaseRequest();
  await expect(sentToast(page)).toBeVisible();
  await expectAccessible(page, 'it has been sent');
});

test.describe('with the worker, which opens /saved without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the list of waiting requests passes the accessibility checks', async ({ page, context, site }) => {
    await sendWithoutNetwork(page, 'Lake Road Inn');
    await expect(waitingChip(page, 1)).toBeVisible();
    await expectAccessible(page, 'saved, with its status');
    await waitingChip(page, 1).click();
    await expect(leadState(page, 'waiting')).toBeVisible();
    await expectAccessible(page, 'the list of what waits');
    site.setFault([{ status: 422 }]);
    await context.setOffline(false);
    await expect(leadState(page, 'attention')).toBeVisible();
    await expectAccessible(page, 'the list of what needs attention');
    await leadButton(page, 'delete').click();
    await expect(page.getByText(savedLeadCopy.confirm.question)).toBeVisible();
    await expectAccessible(page, 'the question before deleting');
    await confirmDeleteButton(page).click();
    await expect(undoDeleteButton(page)).toBeVisible();
    await expectAccessible(page, 'deleted, with the way back');
  });
});

test('quote dialog and search of questions pass the accessibility checks', async ({ page }) => {
  await page.goto('/faq');
  const dialog = await openQuoteDialog(page);
  await expectAccessible(page, 'the quote dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox').fill(faqs[0]?.question ?? '');
  await expect(page.getByText(faqCopy.results(1)).first()).toBeVisible();
  await expectAccessible(page, 'questions found');
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('button', { name: faqCopy.clear }).first()).toBeVisible();
  await expectAccessible(page, 'no question found');
});

test('the open menu passes the accessibility checks', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  await page.getByRole('banner').locator('summary').click();
  await expect(page.getByRole('banner').locator('a[href="/case-studies"]').last()).toBeVisible();
  await expectAccessible(page, 'the open menu', [PHONE]);
});

test('the calculator with ten room types and all panels passes the accessibility checks', async ({
  page,
}) => {
  await openCalculator(page);
  await openPanels(page, 'months', 'losing', 'ota', 'better', 'keyFigures');
  await fillExampleYear(page);
  await seasonOf(page, JANUARY).selectOption('closed');
  await fillExampleCosts(page);
  await seasonField(page, 'quiet', 'occupancy').fill('130');
  await expect(page.getByText(panelIssueText(PERCENTAGE))).toBeVisible();
  for (let rooms = 2; rooms <= 10; rooms += 1) {
    await addRoomButton(page).first().click();
    await expect(
      page.getByRole('group', { name: calculatorCopy.form.roomType(rooms), exact: true }),
    ).toBeVisible();
  }
  await expectAccessible(page, 'ten room types and every panel');
});
