import { contactCopy } from '../../../src/content/copy/contact';
import { leadFieldCopy, leadsCopy } from '../../../src/content/copy/leads/forms';
import {
  detailsSummary,
  fillContact,
  hotelField,
  messageField,
  openContact,
  sendingButton,
  submitButton,
} from '../../support/lead-form';
import { sentToast } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { replacePixel } from '../support/browser-conditions';

test.use({ serviceWorkers: 'block' });

test('the contact form sends its values, shows a success toast, and is empty', async ({ page, site }) => {
  const countLeadEvents = await replacePixel(page);
  await openContact(page);
  site.setFault({ delayMs: 800 });
  await fillContact(page, 'Lake Road Inn');
  await detailsSummary(page).click();
  await page.getByLabel(`${leadFieldCopy.name.label} ${leadsCopy.optional}`, { exact: true }).fill('Asha');
  await messageField(page).fill('Twelve rooms by the lake');
  await submitButton(page).click();

  await expect(sendingButton(page)).toBeDisabled();
  await expect(hotelField(page)).toBeDisabled();
  await expect(sentToast(page)).toBeVisible();
  await expect(page.getByText(contactCopy.form.sent.text)).toBeVisible();
  await expect(hotelField(page)).toHaveValue('');
  await expect(messageField(page)).toHaveValue('');
  await expect(submitButton(page)).toBeFocused();
  expect(site.leads()).toEqual([
    {
      company_name: 'Lake Road Inn',
      city: 'Udaipur, Rajasthan',
      lead_name: 'Asha',
      email_id: 'desk@hotel.example',
      phone: 'Nan',
      custom_message: 'Twelve rooms by the lake',
      source: 'Website',
      status: 'Lead',
    },
  ]);
  const [headers] = site.attempts();
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    authorization: expect.stringMatching(/^Bearer \S+$/),
  });
  expect(await countLeadEvents()).toBe(1);
});
