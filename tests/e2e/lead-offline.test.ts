import { hotelField, openContact, request, sendContact, watchPixel } from './lead-form';
import { expect, test } from './site';

test('A request written without network is saved, said to be saved, and goes once when the network is back', async ({
  page,
  context,
  site,
}) => {
  const leadsCounted = await watchPixel(page);
  await openContact(page);
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));

  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await expect(page.getByText(/will be sent when you are back online/)).toBeVisible();
  await expect(hotelField(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();
  expect(await leadsCounted()).toBe(0);

  await context.setOffline(false);
  await expect(page.getByText('Your saved request has been sent')).toBeVisible();
  await expect(page.getByRole('link', { name: /request waiting/ })).toHaveCount(0);
  expect(site.leads().map((lead) => lead.company_name)).toEqual(['Lake Road Inn']);
  expect(site.attempts()).toHaveLength(1);
  await expect.poll(leadsCounted).toBe(1);
});
