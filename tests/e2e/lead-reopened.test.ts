import { openContact, request, sendContact, watchPixel } from './lead-form';
import { expect, test } from './site';

test('Two requests saved, the tab closed: opened again with a network, both go, once', async ({
  page,
  context,
  site,
}) => {
  await openContact(page);
  await context.setOffline(true);
  await sendContact(page, request('Lake Road Inn'));
  await expect(page.getByRole('link', { name: '1 request waiting for network' })).toBeVisible();
  await sendContact(page, request('Hill View'));
  await expect(page.getByRole('link', { name: '2 requests waiting for network' })).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  const leadsCounted = await watchPixel(later);
  await later.goto('/faq');
  await expect
    .poll(() =>
      site
        .leads()
        .map((lead) => lead.company_name)
        .sort(),
    )
    .toEqual(['Hill View', 'Lake Road Inn']);
  await expect(later.getByText(/saved requests? ha(s|ve) been sent/)).toBeVisible();
  // The worker or this page sent them. This page counts each once.
  await expect.poll(leadsCounted).toBe(2);
  expect(site.attempts()).toHaveLength(2);

  await later.reload();
  await expect(later.getByRole('link', { name: /waiting|attention/ })).toHaveCount(0);
  await expect.poll(leadsCounted).toBe(2);
});
