import { hotelField, openContact, request, sendContact, submitButton } from './lead-form';
import { expect, test } from './site';

test('a saved request that is corrected in the form is sent once, with the correction, even if the network returns meanwhile', async ({
  page,
  context,
  site,
}) => {
  await openContact(page);
  await context.setOffline(true);
  await sendContact(page, request('Hil Vew'));
  await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();
  await sendContact(page, request('Lake Road Inn'));
  await expect(page.getByRole('link', { name: '2 requests waiting for network' })).toBeVisible();
  await hotelField(page).fill('Half a na');
  await page.getByRole('link', { name: '2 requests waiting for network' }).click();

  const saved = page.getByRole('listitem').filter({ hasText: 'Hil Vew' });
  const open = saved.getByRole('button', { name: 'Open in the form' });
  await open.click();
  await expect(saved.getByText('The form holds other text that you have not sent.')).toBeVisible();
  await saved.getByRole('button', { name: 'Keep the text' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(hotelField(page)).toHaveValue('Half a na');
  await page.goBack();
  await open.click();
  await saved.getByRole('button', { name: 'Replace the text' }).click();
  await expect(hotelField(page)).toHaveValue('Hil Vew');

  await context.setOffline(false);
  // The request after it in the queue is sent; the one in the form is not.
  await expect.poll(() => site.leads().map((lead) => lead.company_name)).toEqual(['Lake Road Inn']);
  await hotelField(page).fill('Hill View');
  await submitButton(page).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: /waiting|attention/ })).toHaveCount(0);
  expect(site.leads().map((lead) => lead.company_name)).toEqual(['Lake Road Inn', 'Hill View']);
});
