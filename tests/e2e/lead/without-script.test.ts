import { contactCopy } from '../../../src/content/copy/contact';
import { site, whatsAppLink } from '../../../src/content/site';
import { hotelField, submitButton } from '../../support/lead-form';
import { expect, test } from '../../support/site';

test.use({ javaScriptEnabled: false });

test('without JavaScript /contact shows phone, mail and WhatsApp instead of the button', async ({ page }) => {
  await page.goto('/contact');
  await expect(submitButton(page)).toBeHidden();
  // Found by class, because Playwright's search for a text ignores `noscript`.
  const note = page.locator('.without-script');
  await expect(note).toBeVisible();
  await expect(note.locator('p')).toHaveText(contactCopy.form.withoutScript);
  const addresses = [site.phone.href, `mailto:${site.mail.hello}`, whatsAppLink()];
  for (const [index, address] of addresses.entries())
    await expect(note.locator('a').nth(index)).toHaveAttribute('href', address);
  await hotelField(page).fill('Lake Road Inn');
  await hotelField(page).press('Enter');
  expect(page.url()).not.toContain('Lake');
});
