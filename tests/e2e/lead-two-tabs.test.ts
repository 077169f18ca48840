import { fillContact, openContact, request, sendContact, submitButton } from './lead-form';
import { expect, test } from './site';

test('With two tabs open what waits is sent once, and the same request saved in both is one', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  await openContact(page);
  await openContact(other);
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  await expect(other.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();
  await sendContact(other, request('Lake Road Inn'));
  await expect(other.getByText('Saved on this phone')).toBeVisible();
  await sendContact(other, request('Hill View'));
  await expect(page.getByRole('link', { name: '2 requests waiting for network' })).toBeVisible();

  site.setFault({ delayMs: 300 });
  await context.setOffline(false);
  await expect
    .poll(() =>
      site
        .leads()
        .map((lead) => lead.company_name)
        .sort(),
    )
    .toEqual(['Hill View', 'Lake Road Inn']);
  await expect(page.getByRole('link', { name: /waiting/ })).toHaveCount(0);
  await expect(other.getByRole('link', { name: /waiting/ })).toHaveCount(0);
  expect(site.attempts()).toHaveLength(2);
});

test('The same request sent from two tabs in the same moment arrives once, and both say so', async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  await openContact(page);
  await openContact(other);
  await fillContact(page, request('Lake Road Inn'));
  await fillContact(other, request('Lake Road Inn'));
  // Long enough for the second press, however busy the machine: a press after the answer is a request of its own.
  site.setFault({ delayMs: 2_500 });
  await Promise.all([submitButton(page).click(), submitButton(other).click()]);
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(other.getByText('Message Sent Successfully!')).toBeVisible();
  expect(site.attempts()).toHaveLength(1);
});
