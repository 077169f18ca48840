import { appShellCopy } from '../../../src/content/copy/app-shell';
import {
  emailField,
  hotelField,
  placeField,
  quoteButton,
  quoteDialog,
  submitButton,
} from '../../support/lead-form';
import { callLink, sentToast } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { withResolvers } from '../../support/with-resolvers';
import { holdRequests } from '../support/browser-conditions';

// A worker that is ready before a press would have the script.
test.use({ serviceWorkers: 'block' });

test('text typed before the script has loaded stays, replaces an older draft, and never gets into the URL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const draft = { values: { resort_name: 'An older name', place: 'Coorg' }, replaces: null };
    sessionStorage.setItem('lead-draft-contact', JSON.stringify(draft));
  });
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(submitButton(page)).toBeDisabled();
  await hotelField(page).fill('Lake Road Inn');
  await emailField(page).fill('desk@lakeroad.example');
  await hotelField(page).press('Enter');
  expect(page.url()).toMatch(/\/contact$/);

  releaseScripts();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('Lake Road Inn');
  await expect(emailField(page)).toHaveValue('desk@lakeroad.example');
  await expect(placeField(page)).toHaveValue('Coorg');
});

test.describe('if the script of the form fails to load', () => {
  test.use({ expectedConsole: /net::ERR_FAILED|The script of the page/ });

  test('Send shows an error and keeps the text, and a second submission succeeds', async ({
    page,
    site,
    browser,
  }) => {
    // Chromium 150 does not request a script again that failed once (src/app/page-runtime/reload-on-missing-script.ts).
    test.skip(Number.parseInt(browser.version(), 10) < 156, 'needs a browser that requests the script again');
    let isMissing = true;
    const typed = withResolvers();
    await page.route('**/assets/contact-*.js', async (route) => {
      await typed.promise;
      await (isMissing ? route.abort() : route.continue());
    });
    const missed = page.waitForEvent('requestfailed', (request) => /assets\/contact-/.test(request.url()));
    await page.goto('/contact', { waitUntil: 'commit' });
    await hotelField(page).fill('Lake Road Inn');
    await placeField(page).fill('Coorg');
    await emailField(page).fill('desk@lakeroad.example');
    typed.resolve();
    await missed;
    await hotelField(page).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: appShellCopy.scriptMissing.title });
    await expect(callLink(alert)).toHaveAttribute('href', /^tel:/);
    await expect(hotelField(page)).toHaveValue('Lake Road Inn');

    isMissing = false;
    await hotelField(page).press('Enter');
    await expect(sentToast(page)).toBeVisible();
    expect(site.leads()).toHaveLength(1);
  });
});

test('Get Quote, pressed before the script has loaded, opens the dialog although the contact form holds text', async ({
  page,
}) => {
  const releaseScripts = await holdRequests(page, '**/assets/entry-*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await hotelField(page).fill('Lake Road Inn');
  await quoteButton(page).click();
  releaseScripts();
  const dialog = quoteDialog(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hotelField(page.locator('main'))).toHaveValue('Lake Road Inn');
});
