import { openContact, request, sendContact } from './lead-form';
import { expect, test } from './site';

test.use({ expectedConsole: [/status of 503/s] });

test('A server that answers 503 is asked again later, and the request arrives once', async ({
  page,
  context,
  site,
}) => {
  await openContact(page);
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();

  site.setFault({ status: 503, retryAfter: '3600' });
  await context.setOffline(false);
  await page.getByRole('link', { name: '1 request waiting to be sent' }).click();
  await expect(page.getByText('Waiting to be tried again', { exact: true })).toBeVisible();
  expect(site.leads()).toEqual([]);

  site.setFault(null);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  expect(site.leads()).toHaveLength(1);
});
