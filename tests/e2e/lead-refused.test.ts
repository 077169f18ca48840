import { hotelField, openContact, request, sendContact, submitButton, watchPixel } from './lead-form';
import { expect, test } from './site';

test.use({
  expectedConsole: [/status of 500|Error submitting form.*Failed to send data/s],
});

test('a server error is shown, every value stays, and the next press sends', async ({ page, site }) => {
  const leadsCounted = await watchPixel(page);
  await openContact(page);
  site.setFault({ status: 500 });
  await sendContact(page, request('Old Fort Haveli'));

  const error = page
    .getByRole('alert')
    .filter({ hasText: 'There was an issue sending your message. Please try again.' });
  await expect(error.getByText('Error', { exact: true })).toBeVisible();
  await expect(error.getByRole('button', { name: 'Save and send later' })).toHaveCount(0);
  await expect(error.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  await expect(error.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await expect(hotelField(page)).toHaveValue('Old Fort Haveli');
  await expect(page.getByRole('link', { name: /waiting|attention/ })).toHaveCount(0);
  expect(await leadsCounted()).toBe(0);

  site.setFault(null);
  await submitButton(page).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(error).toHaveCount(0);
  expect(site.leads()).toHaveLength(1);
  expect(await leadsCounted()).toBe(1);
});
