import { fillContact, hotelField, openContact, request, submitButton } from './lead-form';
import { expect, test } from './site';

test('A network lost in the middle of sending saves the request', async ({ page, context, site }) => {
  await openContact(page);
  site.setFault({ delayMs: 30_000 });
  await fillContact(page, request('Hill View'));
  const asked = page.waitForRequest('**/lead-proxy');
  await submitButton(page).click();
  await asked;
  await context.setOffline(true);

  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await expect(hotelField(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();
  expect(site.leads()).toEqual([]);

  site.setFault(null);
  await context.setOffline(false);
  await expect.poll(() => site.leads().map((lead) => lead.company_name)).toEqual(['Hill View']);
});
