import { fillContact, hotelField, openContact, request, submitButton, watchPixel } from './lead-form';
import { expect, test } from './site';

test('A hotelier asks for a revenue plan and is thanked', async ({ page, site }) => {
  const leadsCounted = await watchPixel(page);
  await openContact(page);
  site.setFault({ delayMs: 800 });
  await fillContact(page, request('Lake Road Inn'));
  await page.getByText('Add details').click();
  await page.getByLabel('Name (optional)', { exact: true }).fill('Asha');
  await page.getByLabel('Message').fill('Twelve rooms by the lake');
  await submitButton(page).click();

  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expect(hotelField(page)).toBeDisabled();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByText("Thank you for reaching out. We'll get back to you soon.")).toBeVisible();
  await expect(hotelField(page)).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(submitButton(page)).toBeFocused();
  expect(site.leads()).toEqual([
    {
      company_name: 'Lake Road Inn',
      city: 'Udaipur, Rajasthan',
      lead_name: 'Asha',
      email_id: 'desk@lakeroadinn.example',
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
  expect(await leadsCounted()).toBe(1);
});
