import { hotelField, submitButton } from './lead-form';
import { expect, test } from './site';

test.use({ javaScriptEnabled: false });

test('Without JavaScript the contact page says so and shows how to reach us', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText(/This form needs JavaScript/)).toBeVisible();
  await expect(submitButton(page)).toBeHidden();
  const form = page.locator('form', { hasText: 'Start Your Revenue Plan' });
  await expect(form.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:/);
  await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(form.getByRole('link', { name: 'WhatsApp Chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await hotelField(page).fill('Lake Road Inn');
  await hotelField(page).press('Enter');
  expect(page.url()).not.toContain('Lake');
});
