import { hotelField, submitButton } from './lead-form';
import { expect, test } from './site';

test('text typed before the script has loaded stays, replaces an older draft, and never gets into the URL', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const draft = { values: { resort_name: 'An older name', place: 'Coorg' }, replaces: null };
    sessionStorage.setItem('lead-draft-contact', JSON.stringify(draft));
  });
  let letScriptCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(submitButton(page)).toBeDisabled();
  await hotelField(page).fill('Lake Road Inn');
  await page.getByLabel('Email *').fill('desk@lakeroad.example');
  await hotelField(page).press('Enter');
  expect(page.url()).toMatch(/\/contact$/);

  letScriptCome();
  await expect(submitButton(page)).toBeEnabled();
  await expect(hotelField(page)).toHaveValue('Lake Road Inn');
  await expect(page.getByLabel('Email *')).toHaveValue('desk@lakeroad.example');
  await expect(page.getByLabel('Location')).toHaveValue('Coorg');
});

test.describe(() => {
  test.use({ expectedConsole: [/net::ERR_FAILED|The script of the page/] });

  test('if the script of the form fails to load, Send shows an error and keeps the text, and a second press sends', async ({
    page,
    site,
  }) => {
    let isMissing = true;
    let letItFail = () => {};
    const typed = new Promise<void>((resolve) => {
      letItFail = resolve;
    });
    await page.route('**/assets/form-*.js', async (route) => {
      await typed;
      await (isMissing ? route.abort() : route.continue());
    });
    const missed = page.waitForEvent('requestfailed', (request) => /assets\/form-/.test(request.url()));
    await page.goto('/contact', { waitUntil: 'commit' });
    await hotelField(page).fill('Lake Road Inn');
    await page.getByLabel('Location').fill('Coorg');
    await page.getByLabel('Email *').fill('desk@lakeroad.example');
    letItFail();
    await missed;
    await hotelField(page).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: 'That did not work.' });
    await expect(alert.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await expect(hotelField(page)).toHaveValue('Lake Road Inn');

    isMissing = false;
    await hotelField(page).press('Enter');
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible();
    expect(site.leads()).toHaveLength(1);
  });
});

test('Get Quote, pressed before the script has loaded while the contact form holds text, opens when the script has loaded', async ({
  page,
}) => {
  let letScriptCome = () => {};
  const held = new Promise<void>((resolve) => {
    letScriptCome = resolve;
  });
  await page.route('**/assets/entry-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await hotelField(page).fill('Lake Road Inn');
  await page.getByRole('banner').getByRole('button', { name: 'Get Quote' }).first().click();
  letScriptCome();
  const modal = page.getByRole('dialog', { name: 'Get Your Custom Quote' });
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('main').getByLabel('Hotel/Resort Name')).toHaveValue('Lake Road Inn');
});
