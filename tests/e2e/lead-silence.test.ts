import { fillContact, hotelField, openContact, request, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({ expectedConsole: [/Error submitting form.*Failed to send data/s] });

test('After 20 seconds without an answer the person is told and may save the request', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openContact(page);
  site.setFault({ delayMs: 60_000 });
  await fillContact(page, request('Hill View'));
  const asked = page.waitForRequest('**/lead-proxy');
  await submitButton(page).click();
  await asked;

  await page.clock.fastForward(18_000);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(2_500);
  await expect(page.getByText('There was an issue sending your message. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save and send later' })).toBeVisible();
  await expect(hotelField(page)).toHaveValue('Hill View');
});
