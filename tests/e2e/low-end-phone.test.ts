import type { Page } from 'playwright/test';
import { appShell } from '../../src/content/copy/app-shell';
import { calculator } from '../../src/content/copy/calculator';
import { fillContact, hotelField, request, submitButton } from './lead-form';
import { expect, test } from './site';

// The worker is blocked, because its installation would share the slow network. Other journeys test the installation.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 }, hasTouch: true });

const patience = { timeout: 20_000 };

/** A processor slowed six times and a network of 400 kbit/s with 150 ms latency. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Opens a page whose scripts are held on the line until the journey lets them come: what is pressed meanwhile is too early
 * on any computer.
 */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/entry-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

test('on a low-end phone and slow network, presses before the script has loaded are replayed', async ({
  page,
  site,
}) => {
  await slowDown(page);

  const letCalculatorCome = await openEarly(page, '/tools/revenue-calculator');
  await page.getByLabel('Hotel name').fill('Cloud End Retreat');
  await page.getByRole('button', { name: calculator.form.addRoom }).tap();
  await page.getByLabel('Average price').fill('4500');
  letCalculatorCome();
  await expect(page.getByLabel('Room type name')).toHaveCount(2, patience);
  await expect(page.getByLabel('Hotel name')).toHaveValue('Cloud End Retreat');
  await expect(page.getByLabel('Average price').first()).toHaveValue('4500');
  await expect(page.getByRole('status', { name: calculator.total })).toHaveText('₹1,14,97,500');

  const letContactCome = await openEarly(page, '/contact');
  await fillContact(page, request('Lake Road Inn'));
  // `aria-busy` shows that the press is recorded. Playwright would wait for the button, a finger does not.
  await submitButton(page).tap({ force: true });
  letContactCome();
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible(patience);
  await expect(hotelField(page)).toHaveValue('');
  expect(site.leads()).toHaveLength(1);

  const letFrameCome = await openEarly(page, '/about');
  await page.locator('header summary').tap();
  await page
    .getByRole('navigation', { name: appShell.menuLabel })
    .getByRole('link', { name: 'Pricing' })
    .tap();
  await expect(page).toHaveURL(/\/pricing$/, patience);
  await page.getByRole('banner').getByRole('button', { name: appShell.getQuote }).first().tap();
  await expect(page).toHaveURL(/\/contact\?*$/, patience);
  letFrameCome();
  await expect(hotelField(page)).toBeVisible(patience);
});
