import { errorToast, fillContact, hotelField, openContactAlone, request, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({
  serviceWorkers: 'block',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  expectedConsole: [/Error submitting form|net::ERR_FAILED/],
});

test('a toast that has made way for the field in use stays under the finger that presses its button', async ({
  page,
  site,
}) => {
  await openContactAlone(page);
  await page.route('**/lead-proxy', (route) => route.abort());
  await fillContact(page, request('Ferry Ghat House'));
  await submitButton(page).tap();
  const save = errorToast(page).getByRole('button', { name: 'Save and send later' });
  await expect(save).toBeVisible();
  await hotelField(page).tap();
  // Scrolled to where the toast would stand.
  await hotelField(page).evaluate((field) =>
    scrollBy({ top: field.getBoundingClientRect().top - 120, behavior: 'instant' }),
  );
  await expect.poll(async () => (await errorToast(page).boundingBox())?.y).toBeGreaterThan(170);

  const box = await save.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  expect(site.leads()).toEqual([]);
});
