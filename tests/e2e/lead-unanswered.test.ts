import { hotelField, openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test.use({
  expectedConsole: [/net::ERR_(EMPTY_RESPONSE|CONNECTION)|Error submitting form.*Failed to send data/s],
});

test('A request nobody answered is kept in the form, and saved when the person says so', async ({
  page,
  site,
}) => {
  await openContact(page);
  site.setFault({ drop: 'before' });
  await sendContact(page, request('Lake Road Inn'));

  await expect(page.getByText('There was an issue sending your message. Please try again.')).toBeVisible();
  await expect(hotelField(page)).toHaveValue('Lake Road Inn');
  await page.getByRole('button', { name: 'Save and send later' }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await expect(hotelField(page)).toHaveValue('');

  site.setFault(null);
  await page.reload();
  await expect.poll(() => site.leads().map((lead) => lead.company_name)).toEqual(['Lake Road Inn']);
});
