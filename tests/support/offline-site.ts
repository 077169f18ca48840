import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { appShellCopy } from '../../src/content/copy/app-shell';
import { listFiles } from '../../src/node/list-files';
import { distDir, distFileOf } from '../../src/node/paths';
import { LATER_LIST_PATH } from '../../src/platform/worker-contract';
import { readPrecacheList } from '../../src/programs/built-site/built-lists';
import { startSite } from '../../src/programs/built-site/serve-built-site';
import { writePrecacheFiles } from '../../src/site-build/precache/precache-list';
import { readLaterList } from './later-list';
import { expect, type Site } from './site';

/** The note that the site is ready offline. */
export const readyOfflineNote = (page: Page) =>
  page.getByText(`${appShellCopy.readyOffline.title}.`, { exact: true });

/** Waits until the page says that the site is ready offline. */
export async function waitUntilReadyOffline(page: Page): Promise<void> {
  await expect(readyOfflineNote(page)).toBeVisible({ timeout: 45_000 });
}

/** Opens a page and stays until the site is ready offline and the older articles are stored too. */
export async function visitUntilReadyOffline(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await waitUntilReadyOffline(page);
  await expect.poll(() => findMissingFiles(page), { timeout: 45_000 }).toEqual([]);
}

/** Resolves to the paths of the later files of the site in dist/ that the browser has not stored. */
export async function findMissingFiles(page: Page): Promise<string[]> {
  const later = readLaterList(distDir).map(({ url }) => url);
  const stored = await readStoredPaths(page);
  return later.filter((path) => !stored.includes(path));
}

/** Resolves to the paths of all files that the browser has stored. */
export function readStoredPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Resolves to the version of an open page: `first` for the one in dist/, `next` for that of `publishNextVersion`. */
export function versionOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.version ?? 'first');
}

/** Serves a new version of the site, with a mark on every page, on the same address, until the test ends. */
export function publishNextVersion(site: Site): Promise<void> {
  const mark = (html: string) => html.replace('<html ', '<html data-version="next" ');
  return publish(site, (folder) => {
    for (const file of listFiles(folder)) if (file.endsWith('.html')) rewriteFile(join(folder, file), mark);
    renewPrecacheList(folder);
  });
}

/**
 * Writes the worker's lists and the packs again, as the build makes them from the files of the folder. `addedPages`: paths of
 * pages that the build does not know; they are stored after the installation.
 */
export function renewPrecacheList(folder: string, addedPages: readonly string[] = []): void {
  const workerFile = join(folder, 'service-worker.js');
  const former = readPrecacheList(folder);
  const added = addedPages.map((url) => ({ url, revision: '' }));
  const later = readLaterList(folder);
  const laterPages = later.map(({ url }) => url).filter((url) => distFileOf(url).endsWith('.html'));
  const files = [...former.filter(({ url }) => url !== LATER_LIST_PATH), ...later, ...added];
  const found = files.map((entry) => ({ ...entry, size: 0 }));
  const entries = writePrecacheFiles(found, folder, [...addedPages, ...laterPages]);
  const list = entries.map(({ url, revision }) => ({ revision, url }));
  rewriteFile(workerFile, (worker) => worker.replace(JSON.stringify(former), () => JSON.stringify(list)));
}

export function rewriteFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Serves a changed copy of the built site on the same address, until the test ends. */
export async function publish(site: Site, change: (folder: string) => void | Promise<void>): Promise<void> {
  await site.stop();
  const folder = mkdtempSync(join(tmpdir(), 'next-version-'));
  cpSync(distDir, folder, { recursive: true });
  await change(folder);
  const port = Number(new URL(site.url).port);
  const { stop } = await startSite({ distDir: folder, folder, port, wrapHandler: site.wrapHandler });
  site.atEnd(async () => {
    await stop();
    rmSync(folder, { recursive: true });
    await site.start();
  });
}
