import { outboxCopy } from '../../../src/content/copy/leads/outbox';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import { emailField, openContactWithWorker, sendContact, submitButton } from '../../support/lead-form';
import {
  leadButton,
  leadState,
  outboxChip,
  sentToast,
  unsentChip,
  waitingChip,
} from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { LEAD_ADDRESS } from '../support/browser-conditions';

test.use({ ...WHOLE_CHROMIUM, expectedConsole: /status of 422/s });

test('the correction of a saved lead that was refused replaces the lead', async ({ page, context, site }) => {
  await openContactWithWorker(page);
  await context.setOffline(true);
  await sendContact(page, 'Hill View Residency', 'ravi@hillview');
  await sendContact(page, 'Lake Road Inn');
  await expect(waitingChip(page, 2)).toBeVisible();

  // Page and worker both send, in any order. So the answer depends on the lead, not on the order.
  await context.route(LEAD_ADDRESS, async (route) => {
    const isRefused = route.request().postDataJSON().email_id === 'ravi@hillview';
    await (isRefused ? route.fulfill({ status: 422 }) : route.continue());
  });
  await context.setOffline(false);
  // The refused request does not block the next one.
  await expect.poll(site.hotels).toEqual(['Lake Road Inn']);
  await outboxChip(page)
    .filter({ hasText: outboxCopy.needsAttention(1) })
    .click();
  await expect(leadState(page, 'attention')).toBeVisible();
  await leadButton(page, 'open').click();

  const email = emailField(page);
  await expect(email).toHaveValue('ravi@hillview');
  await email.fill('ravi@hillview.example');
  await submitButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  await expect(unsentChip(page)).toHaveCount(0);
  expect(site.leads().map((lead) => lead.email_id)).toEqual(['desk@hotel.example', 'ravi@hillview.example']);
});
