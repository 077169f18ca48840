import { fillContact, hotelField, openContact, submitButton } from '../../support/lead-form';
import { errorToast, savedForLaterToast, saveForLaterButton } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { LEAD_ADDRESS } from '../support/browser-conditions';

test.use({
  serviceWorkers: 'block',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  expectedConsole: /Error submitting form|net::ERR_FAILED/,
});

test('a toast that made room for a field does not move when its button is tapped', async ({ page, site }) => {
  await openContact(page);
  await page.route(LEAD_ADDRESS, (route) => route.abort());
  await fillContact(page, 'Ferry Ghat House');
  await submitButton(page).tap();
  const save = saveForLaterButton(errorToast(page));
  await expect(save).toBeVisible();
  await hotelField(page).tap();
  // The field is now where the toast was.
  await hotelField(page).evaluate((field) =>
    scrollBy({ top: field.getBoundingClientRect().top - 120, behavior: 'instant' }),
  );
  await expect.poll(async () => (await errorToast(page).boundingBox())?.y).toBeGreaterThan(170);

  const box = await save.boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(savedForLaterToast(page)).toBeVisible();
  expect(site.leads()).toEqual([]);
});
