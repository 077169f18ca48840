import type { Page } from 'playwright/test';
import { appShellCopy } from '../../../src/content/copy/app-shell';
import { fillContact, hotelField, quoteButton, submitButton } from '../../support/lead-form';
import { sentToast } from '../../support/lead-notices';
import { expect, test } from '../../support/site';
import { holdRequests } from '../support/browser-conditions';
import {
  addRoomButton,
  averagePrice,
  CALCULATOR_PATH,
  hotelName,
  roomTypeName,
  total,
} from '../support/calculator-form';

// The worker is blocked, because its installation would share the slow network. Other journeys test the installation.
test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 }, hasTouch: true });

const LONG_TIMEOUT = { timeout: 20_000 };

// Slows the processor six times, and the network to 400 kbit/s with 150 ms latency.
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
});

/** Opens a page without its scripts, so that every press is early. Returns a function that lets the scripts load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const releaseScripts = await holdRequests(page, /\/assets\/entry-.*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  return releaseScripts;
}

test('the calculator keeps text and slider from before its script, and adds a room', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, CALCULATOR_PATH);
  await hotelName(page).fill('Cloud End Retreat');
  await addRoomButton(page).tap();
  await averagePrice(page).fill('4500');
  await page.getByRole('slider').fill('60');
  releaseScripts();
  await expect(roomTypeName(page)).toHaveCount(2, LONG_TIMEOUT);
  await expect(hotelName(page)).toHaveValue('Cloud End Retreat');
  await expect(averagePrice(page).first()).toHaveValue('4500');
  await expect(total(page)).toHaveText('₹98,55,000');
});

test('the menu, links and quote button work before the script, and a lead submitted then is sent once', async ({
  page,
  site,
}) => {
  const releaseScripts = await openWithoutScripts(page, '/about');
  await page.locator('header summary').tap();
  await page.getByRole('navigation', { name: appShellCopy.menuLabel }).locator('a[href="/pricing"]').tap();
  await expect(page).toHaveURL(/\/pricing$/, LONG_TIMEOUT);
  await quoteButton(page).tap();
  await expect(page).toHaveURL(/\/contact\?$/, LONG_TIMEOUT);
  await fillContact(page, 'Lake Road Inn');
  // `force`, because Playwright would wait until the button is enabled, and a finger does not.
  await submitButton(page).tap({ force: true });
  releaseScripts();
  await expect(sentToast(page)).toBeVisible(LONG_TIMEOUT);
  await expect(hotelField(page)).toHaveValue('');
  expect(site.leads()).toHaveLength(1);
});
