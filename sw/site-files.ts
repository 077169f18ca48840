import { cacheNames } from 'workbox-core';
import { cleanPath } from '../src/domain/page-path';
import { createSerialQueue } from '../src/domain/serial-queue';
import { savesData } from '../src/platform/limited-connection';
import { LATER_LIST_PATH, type ListedFile } from '../src/platform/worker-contract';
import { hasHashInName, keyedFile } from './built-file';
import { createEvictingCache } from './evicting-cache';
import { deletePageCaches, keepFormerAssets, noteVersion } from './former-version';
import { otherRevisions, readLaterPacks, storeLater } from './later-files';
import { readStoreLater } from './messages';
import { installationPacks, storeMissing } from './offline-packs';

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** The files of this version of the site. Functions that return a promise reject if the cache fails. */
export interface SiteFiles {
  /** Returns the cache key of the listed file at a path in any form, such as `/about/`. Returns undefined if none is listed. */
  keyOf(pathname: string): string | undefined;
  /**
   * Resolves to the stored file of this version at an address, or undefined. Also finds a script or style of the former
   * version, for a tab that still runs it. Ignores the query, because every file is static.
   */
  current(url: URL): Promise<Response | undefined>;
  /** Resolves to a stored file of any version at an address, or undefined. Ignores the query. */
  anyRevision(url: URL): Promise<Response | undefined>;
  /** Resolves to true for a listed or later file of this version, stored or not. */
  isKnown(url: URL): Promise<boolean>;
  /** Stores the files of the list. The installation fails if one is missing or wrong. */
  onInstall(event: LifecycleEvent): void;
  /** Deletes the stored files that no version needs. If a newer version installs or waits, that version does it later. */
  onActivate(event: LifecycleEvent, registration: ServiceWorkerRegistration): void;
  /** Stores the later files at a page's message, one download at a time. A failure is only logged. */
  onMessage(event: LifecycleEvent & { readonly data: unknown }): void;
}

/**
 * Returns the functions of `SiteFiles` for the `list`. The worker's script must add the three listeners `onInstall`,
 * `onActivate` and `onMessage`. Opens the cache only when a function is called.
 */
export function createSiteFiles(list: readonly ListedFile[], origin = location.origin): SiteFiles {
  const listed = new Map(list.map((entry) => [entry.url, entry]));
  const enqueue = createSerialQueue();
  const network = {
    fetch: (request: Request) => fetch(request),
    pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };

  /** Keys are made when needed, because the browser starts the worker for every visit. */
  function keyOf(pathname: string): string | undefined {
    const entry = listed.get(cleanPath(pathname));
    return entry && keyedFile(entry, origin).cacheKey;
  }

  const listedItems = () => list.map((entry) => keyedFile(entry, origin));

  async function openCache() {
    const cache = await caches.open(cacheNames.precache);
    const readPacks = () => readLaterPacks(cache, keyOf(LATER_LIST_PATH), origin);
    const readLater = async () => (await readPacks()).flatMap(({ files }) => files);
    return { cache: createEvictingCache(cache, readLater), readPacks, readLater };
  }

  async function findKey(url: URL): Promise<string | undefined> {
    const key = keyOf(url.pathname);
    if (key !== undefined) return key;
    const later = await (await openCache()).readLater();
    return later.find((item) => item.url === cleanUrl(url))?.cacheKey;
  }

  async function anyRevision(url: URL): Promise<Response | undefined> {
    return (await openCache()).cache.match(cleanUrl(url), { ignoreSearch: true });
  }

  async function downloadLater(isAsked: boolean): Promise<void> {
    const { cache, readPacks } = await openCache();
    const mayDownload = () => navigator.onLine && (isAsked || !savesData());
    await storeLater(await readPacks(), { ...network, cache, mayDownload, isAsked });
  }

  async function deleteUnneeded({ installing, waiting }: ServiceWorkerRegistration): Promise<void> {
    const { cache, readLater } = await openCache();
    const later = await readLater();
    const keys = new Set([...listedItems(), ...later].map(({ cacheKey }) => cacheKey));
    // A newer version has its files in this cache, or is storing them. It deletes the rest when it becomes active.
    if (installing ?? waiting) return noteVersion(cache, keys, origin);
    // An earlier revision of an article can be read offline until this one is stored.
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    const unreplaced = otherRevisions(
      stored,
      later.filter(({ cacheKey }) => !stored.has(cacheKey)),
    );
    await keepFormerAssets(cache, new Set([...keys, ...unreplaced]), origin);
    await deletePageCaches(caches);
  }

  return {
    keyOf,
    anyRevision,

    async current(url) {
      const key = await findKey(url);
      if (key !== undefined) return (await openCache()).cache.match(key);
      return hasHashInName(url) ? anyRevision(url) : undefined;
    },

    async isKnown(url) {
      return (await findKey(url)) !== undefined;
    },

    onInstall(event) {
      event.waitUntil(
        openCache().then(({ cache }) =>
          storeMissing(listedItems(), installationPacks, { ...network, cache }),
        ),
      );
    },

    onActivate(event, registration) {
      event.waitUntil(deleteUnneeded(registration));
    },

    onMessage(event) {
      const message = readStoreLater(event.data);
      if (message === null) return;
      event.waitUntil(
        enqueue(() => downloadLater(message.isAsked)).catch((error: unknown) =>
          console.info('Older articles are stored later:', error),
        ),
      );
    },
  };
}

function cleanUrl({ origin, pathname }: URL): string {
  return origin + cleanPath(pathname);
}
