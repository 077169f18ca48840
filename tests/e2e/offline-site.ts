import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { openLineFile } from '../../src/build/line-file';
import { listenLocally } from '../../src/build/listen-locally';
import { pageFile } from '../../src/build/page-file';
import { distDir } from '../../src/build/paths';
import { LOCAL_LEAD_KEY } from '../../src/build/settings';
import { listFiles, listPages } from '../../src/build/site-files';
import { createSiteServer } from '../../src/build/site-server';
import { frame } from '../../src/content/copy/frame';
import { expect, type Site } from './site';

/** Every page of the built site by its clean path, the 404 page apart. */
export function sitePaths(): string[] {
  return listPages(distDir);
}

/** The HTML of a page as the build made it. */
export function builtPage(path: string): string {
  return readFileSync(join(distDir, pageFile(path)), 'utf8');
}

/** Opens a page and stays until the site says that it is on this device as a whole. */
export async function visitUntilReadyOffline(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(frame.readyOffline.text)).toBeVisible({ timeout: 45_000 });
}

/** The version of the site that a page was made in: the one in dist/, or the `next` of `publishNextVersion`. */
export function versionOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.version ?? 'first');
}

/**
 * Puts a new version of the site in the place of the built one, on the same address: every page is marked, and stands
 * under a new revision in the list of the service worker. Returns the way back.
 */
export function publishNextVersion(site: Site): Promise<() => Promise<void>> {
  return publish(site, (folder) => {
    const rewrite = (file: string, change: (text: string) => string) =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    const renewed = (list: string) => list.replace(/("revision":")\w/g, '$1n');
    const mark = (html: string) => html.replace('<html ', '<html data-version="next" ');
    for (const file of listFiles(folder)) if (file.endsWith('.html')) rewrite(file, mark);
    rewrite('service-worker.js', renewed);
    const markInPack = (text: string) => text.replaceAll('<html ', '<html data-version=\\"next\\" ');
    for (const file of listFiles(folder)) {
      if (/^\/offline-.*\.txt$/.test(file)) rewrite(file, (text) => markInPack(renewed(text)));
    }
  });
}

/** Serves a changed copy of the built site in its place, on the same address. Returns the way back. */
export async function publish(
  site: Site,
  change: (folder: string) => void | Promise<void>,
): Promise<() => Promise<void>> {
  await site.stop();
  const folder = mkdtempSync(join(tmpdir(), 'next-version-'));
  cpSync(distDir, folder, { recursive: true });
  await change(folder);

  const leadFile = openLineFile(join(folder, 'leads.jsonl'));
  const subscriberFile = openLineFile(join(folder, 'subscribers.jsonl'));
  const server = await createSiteServer({
    distDir: folder,
    leadFile,
    subscriberFile,
    key: LOCAL_LEAD_KEY,
    log: () => undefined,
  });
  await listenLocally(server, Number(new URL(site.url).port));
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    rmSync(folder, { recursive: true });
    await site.start();
  };
}
