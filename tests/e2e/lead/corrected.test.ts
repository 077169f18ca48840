import { savedLeadCopy } from '../../../src/content/copy/leads/saved-card';
import { WHOLE_CHROMIUM } from '../../support/chromium-options';
import {
  followContactLink,
  hotelField,
  sendContact,
  sendWithoutNetwork,
  submitButton,
} from '../../support/lead-form';
import { leadButton, savedLead, sentToast, unsentChip, waitingChip } from '../../support/lead-notices';
import { expect, test } from '../../support/site';

test.use(WHOLE_CHROMIUM);

test('a saved lead that is open in the form is sent once, with its correction, even if the network returns meanwhile', async ({
  page,
  context,
  site,
}) => {
  await sendWithoutNetwork(page, 'Hil Vew');
  await expect(waitingChip(page, 1)).toBeVisible();
  await sendContact(page, 'Lake Road Inn');
  await expect(waitingChip(page, 2)).toBeVisible();
  await hotelField(page).fill('Half a na');
  await waitingChip(page, 2).click();

  const saved = savedLead(page, 'Hil Vew');
  const open = leadButton(saved, 'open');
  await open.click();
  await expect(saved.getByText(savedLeadCopy.overwrite.question)).toBeVisible();
  await saved.getByRole('button', { name: savedLeadCopy.overwrite.no }).click();
  await followContactLink(page);
  await expect(hotelField(page)).toHaveValue('Half a na');
  await page.goBack();
  await open.click();
  await saved.getByRole('button', { name: savedLeadCopy.overwrite.yes }).click();
  await expect(hotelField(page)).toHaveValue('Hil Vew');

  await context.setOffline(false);
  // The request after it in the outbox is sent; the one in the form is not.
  await expect.poll(site.hotels).toEqual(['Lake Road Inn']);
  await hotelField(page).fill('Hill View');
  await submitButton(page).click();
  await expect(sentToast(page)).toBeVisible();
  await expect(unsentChip(page)).toHaveCount(0);
  expect(site.hotels()).toEqual(['Lake Road Inn', 'Hill View']);
});
