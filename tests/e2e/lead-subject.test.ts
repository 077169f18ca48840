import { fillContact, openContactAlone, request, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({ serviceWorkers: 'block' });

test('The calculator offers its projection to the message, and only what was chosen and edited is sent', async ({
  page,
  site,
}) => {
  await openContactAlone(page);
  await expect(page.getByRole('button', { name: /to my message/ })).toHaveCount(0);

  await page.goto('/tools/revenue-calculator');
  await page.getByLabel('Hotel name').fill('Hill View');
  await page.getByRole('spinbutton', { name: 'Rooms' }).fill('20');
  await expect(page.getByText('1 crore 53 lakh 30 thousand rupees a year')).toBeVisible();
  await page.getByRole('link', { name: 'Get Free Consultation' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.reload();
  await expect(page.getByText('Your projection for Hill View: ₹1,53,30,000 a year.')).toBeVisible();
  await page.getByRole('button', { name: 'Add this projection to my message' }).press('Enter');
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/Hotel: Hill View\nStandard Room: 20 rooms/);
  await message.press('Control+End');
  await message.pressSequentially(' We open in May.');
  await fillContact(page, request('Hill View'));
  await submitButton(page).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  expect(site.leads()).toMatchObject([
    { source: 'Website', custom_message: expect.stringMatching(/^My projection .*We open in May\.$/s) },
  ]);
});
