import { openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test.use({ expectedConsole: [/status of 422/s] });

test('A request the office cannot take is corrected in the form and replaces the old one', async ({
  page,
  context,
  site,
}) => {
  await openContact(page);
  await context.setOffline(true);
  await sendContact(page, { ...request('Hill View Residency'), email: 'ravi@hillview' });
  await sendContact(page, request('Lake Road Inn'));
  await expect(page.getByRole('link', { name: '2 requests waiting for network' })).toBeVisible();

  // Page and worker send side by side, in no order: the lead decides which answer it gets.
  await context.route('**/lead-proxy', async (route) => {
    const isRefused = route.request().postDataJSON().email_id === 'ravi@hillview';
    await (isRefused ? route.fulfill({ status: 422 }) : route.continue());
  });
  await context.setOffline(false);
  // It does not block the one behind it.
  await expect.poll(() => site.leads().map((lead) => lead.company_name)).toEqual(['Lake Road Inn']);
  await page.getByRole('link', { name: '1 request needs your attention' }).click();
  await expect(page.getByText('Needs your attention')).toBeVisible();
  await page.getByRole('button', { name: 'Open in the form' }).click();

  const email = page.getByLabel('Email *');
  await expect(email).toHaveValue('ravi@hillview');
  await email.fill('ravi@hillview.example');
  await page.getByRole('button', { name: 'Start My Revenue Plan' }).click();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: /waiting|attention/ })).toHaveCount(0);
  expect(site.leads().map((lead) => lead.email_id)).toEqual([
    'desk@lakeroadinn.example',
    'ravi@hillview.example',
  ]);
});
