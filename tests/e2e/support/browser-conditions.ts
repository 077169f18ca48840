import type { Page } from 'playwright/test';
import { watchPixel } from '../../support/pixel-spy';
import { withResolvers } from '../../support/with-resolvers';

/** Holds the requests of a page to the matching addresses. Returns a function that lets these and all later ones continue. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<() => void> {
  const released = withResolvers();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** The address of the lead function, as a pattern for `page.route`. */
export const LEAD_ADDRESS = '**/lead-proxy';

/** Makes the browser report no network in every page opened from now on. Requests still succeed. */
export async function reportOffline(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
}

/** Removes Background Sync from every page opened from now on. */
export async function removeBackgroundSync(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}

/** Replaces the ads pixel on all later pages of the tab. Returns a function that returns the number of Lead events so far. */
export async function replacePixel(page: Page): Promise<() => Promise<number>> {
  let count = 0;
  await watchPixel(page, () => (count += 1));
  return async () => count;
}
