import { fillContact, openContactWithWorker, sendContact, submitButton } from './lead-form';
import { savedToast, sentToast, unsentChip, waitingChip } from './lead-notices';
import { expect, test } from './site';

test('two tabs send each saved request once, and the same request saved in both is one', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  await openContactWithWorker(page);
  await openContactWithWorker(other);
  await context.setOffline(true);
  await sendContact(page, 'Lake Road Inn');
  await expect(waitingChip(other, 1)).toBeVisible();
  await sendContact(other, 'Lake Road Inn');
  await expect(savedToast(other)).toBeVisible();
  await sendContact(other, 'Hill View');
  await expect(waitingChip(page, 2)).toBeVisible();

  site.setFault({ delayMs: 300 });
  await context.setOffline(false);
  await expect.poll(() => site.hotels().sort()).toEqual(['Hill View', 'Lake Road Inn']);
  await expect(unsentChip(page)).toHaveCount(0);
  await expect(unsentChip(other)).toHaveCount(0);
  expect(site.attempts()).toHaveLength(2);
});

test('the same request sent from two tabs at once arrives once, and both show success', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  await openContactWithWorker(page);
  await openContactWithWorker(other);
  await fillContact(page, 'Lake Road Inn');
  await fillContact(other, 'Lake Road Inn');
  // Long enough for the second press, however busy the machine: a press after the answer is a request of its own.
  site.setFault({ delayMs: 2_500 });
  await Promise.all([submitButton(page).click(), submitButton(other).click()]);
  await expect(sentToast(page)).toBeVisible();
  await expect(sentToast(other)).toBeVisible();
  expect(site.attempts()).toHaveLength(1);
});
