import { contactCopy } from '../../../src/content/copy/contact';
import { expect, test } from '../../support/site';

// React reports the text that it did not expect, and renders the app shell anew.
test.use({ expectedConsole: /Minified React error #418/ });

test('a page stays, and works, if a translator has changed the header before the app starts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('header a')) link.append(' अनुवाद');
    });
  });
  await page.goto('/contact');
  await expect(page.getByText('अनुवाद')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactCopy.title);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
