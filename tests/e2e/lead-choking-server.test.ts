import { believeOffline, openContactAlone, request, sendContact } from './lead-form';
import { expect, test } from './site';

test.use({ serviceWorkers: 'block', expectedConsole: [/status of 500/] });

test('A saved request that the server always fails on does not keep the others waiting', async ({
  page,
  site,
}) => {
  await believeOffline(page);
  await openContactAlone(page);
  for (const hotel of ['Old Fort Haveli', 'Lake Road Inn', 'Hill View']) {
    await sendContact(page, request(hotel));
    await expect(page.getByText('Saved on this phone')).toBeVisible();
  }
  await page.route('**/lead-proxy', async (route) => {
    const isChoking = route.request().postDataJSON().company_name === 'Old Fort Haveli';
    await (isChoking ? route.fulfill({ status: 500 }) : route.continue());
  });
  await page.getByRole('link', { name: '3 requests waiting for network' }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'Old Fort Haveli' });
  const sendNow = first.getByRole('button', { name: 'Send now' });
  await sendNow.click();
  await expect(first).toContainText('Tried once.');
  await expect
    .poll(() => site.leads().map((lead) => lead.company_name))
    .toEqual(['Lake Road Inn', 'Hill View']);
  await expect(first.getByText('Waiting to be tried again')).toBeVisible();

  await page.unroute('**/lead-proxy');
  await sendNow.click();
  await expect(first.getByText('Sent', { exact: true })).toBeVisible();
  expect(site.rows()).toHaveLength(3);
});
