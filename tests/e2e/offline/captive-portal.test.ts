import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { listFiles } from '../../../src/node/list-files';
import { listenLocally } from '../../../src/node/listen-locally';
import { distDir, distFileOf } from '../../../src/node/paths';
import { precachedFiles } from '../../../src/programs/built-site/built-lists';
import { readLaterList } from '../../support/later-list';
import { readyOfflineNote, waitUntilReadyOffline } from '../../support/offline-site';
import { expect, type Site, test } from '../../support/site';

// The stop of the site resets the connection of a picture that is just being loaded.
test.use({
  expectedConsole: /status of 503|HTTP response code \(503\)|precache:|net::ERR_CONNECTION_(?:REFUSED|RESET)/,
});

test('nothing of the sign-in page of a Wi-Fi is stored, and the site is installed as built once the network is free', async ({
  page,
  context,
  site,
}) => {
  site.setFault({ path: /^\/service-worker\.js$/, status: 503 });
  const refused = page.waitForEvent('console', (message) => message.text().includes('503'));
  await page.goto('/');
  await refused;
  site.setFault(null);

  const later = readLaterList(distDir).map(({ url }) => distFileOf(url));
  const built = [...precachedFiles(distDir), ...later].map((file) => readFileSync(join(distDir, file)));
  const hashes = built.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  // Not of the open page, whose scripts the HTTP cache has already. More would take longer: the worker waits a second before it
  // requests a wrong script again.
  const scripts = listFiles(distDir).filter((file) => /^\/assets\/(?:blog|contact|faq)-.*\.js$/.test(file));
  expect(scripts).toHaveLength(3);

  const portal = await openPortal(site);
  try {
    await loseNetworkBriefly(context);
    await expect.poll(() => portal.requested.length, { timeout: 30_000 }).toBeGreaterThan(3);
    await expect.poll(() => isInstalling(page), { timeout: 30_000 }).toBe(false);
    // For these scripts the HTTP cache now contains the portal's page, as an immutable file.
    const texts = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
      scripts,
    );
    for (const text of texts) expect(text).toContain('Sign in');
  } finally {
    await portal.close();
  }
  await expect(readyOfflineNote(page)).toBeHidden();
  expect(hashes).toEqual(expect.arrayContaining(Object.values(await storedHashes(page))));

  // Without the packs, the worker requests each script by its own address.
  site.setFault({ path: /^\/offline-.*\.txt$/, status: 503 });
  await loseNetworkBriefly(context);
  await waitUntilReadyOffline(page);
  // A Set, because two keys may hold the same file.
  await expect
    .poll(async () => new Set(Object.values(await storedHashes(page))), { timeout: 45_000 })
    .toEqual(new Set(hashes));
  await context.setOffline(true);
  for (const path of ['/pricing', '/tools/revenue-calculator']) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
  }
});

/**
 * Stops the site and serves a sign-in page on its address: status 200 and cacheable for a year, for every path except the
 * worker's file. `close` starts the site again. `requested`: the paths so far.
 */
async function openPortal(site: Site): Promise<{ requested: readonly string[]; close: () => Promise<void> }> {
  await site.stop();
  const requested: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requested.push(url);
    if (url === '/service-worker.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(readFileSync(join(distDir, url)));
      return;
    }
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'public, max-age=31536000, immutable' };
    response.writeHead(200, headers).end('<!doctype html><title>Sign in</title><h1>Room number, please</h1>');
  });
  await listenLocally(server, Number(new URL(site.url).port));
  return {
    requested,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await site.start();
    },
  };
}

async function loseNetworkBriefly(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.setOffline(false);
}

function isInstalling(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing != null);
}

/** Returns the SHA-256 of every stored file by its address. */
function storedHashes(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const bytes = await (await cache.match(request))?.arrayBuffer();
        const digest = await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer());
        const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
        found[request.url] = hex.join('');
      }
    }
    return found;
  });
}
