import { cacheNames } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { cleanPath } from '../src/domain/page-path';
import { savesData } from '../src/platform/limited-connection';
import { LATER_LIST_PATH } from '../src/platform/worker-contract';
import { hasHashInName, itemOf, type PrecacheItem } from './built-file';
import { evictingCache } from './evicting-cache';
import { deletePageCaches, keepTwoVersions, noteVersion } from './former-version';
import { otherRevisions, readLaterPacks, storeLater } from './later-files';
import { readStoreLater } from './messages';
import { installationPacks, storeMissing } from './offline-packs';

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Returns `keyOf` (cache key of a path), `current` (resolves to this version's stored file), `anyRevision` (an older one's
 * too), `isKnown` (true for a file of this version), and the listeners `onInstall`, `onActivate` and `onMessage`, which the
 * worker's script must add. Installation stores the files of the build's `list` and fails if one is missing or wrong.
 * Activation deletes files that no version needs. A page's message stores later files; a failure is only logged.
 */
export function precache(list: readonly PrecacheEntry[], origin = location.origin) {
  const listed = new Map(list.map((entry) => [cleanPath(`/${entry.url}`), entry]));
  const network = { fetch: (request: Request) => fetch(request), pause };
  let storingLater: Promise<void> | undefined;

  /** Keys are made when needed, because the browser starts the worker for every visit. */
  function keyOf(pathname: string): string | undefined {
    const entry = listed.get(cleanPath(pathname));
    return entry && itemOf(entry, origin).cacheKey;
  }

  const listedItems = () => list.map((entry) => itemOf(entry, origin));

  async function openCache() {
    const cache = await caches.open(cacheNames.precache);
    const readPacks = () => readLaterPacks(cache, keyOf(LATER_LIST_PATH), origin);
    const readLater = async () => (await readPacks()).flatMap(({ files }) => files);
    return { cache: evictingCache(cache, readLater), readPacks, readLater };
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
    await keepTwoVersions(cache, new Set([...keys, ...unreplaced]), origin);
    await deletePageCaches(caches);
  }

  return {
    /** Returns the cache key of the listed file at a path in any form, such as `/about/`; undefined: none is listed. */
    keyOf,

    /**
     * Resolves to the stored file of this version at an address; undefined: none is stored. Ignores the query, because every
     * file is static. Also finds scripts and styles of the former version, for a tab that still runs it.
     */
    async current(url: URL): Promise<Response | undefined> {
      const { cache, readLater } = await openCache();
      const key = keyOf(url.pathname);
      if (key !== undefined) return cache.match(key);
      if (hasHashInName(url)) return cache.match(url.href, { ignoreSearch: true });
      const laterItem = (await readLater()).find((item) => item.url === cleanUrl(url));
      return laterItem && cache.match(laterItem.cacheKey);
    },

    async anyRevision(url: URL): Promise<Response | undefined> {
      return (await openCache()).cache.match(cleanUrl(url), { ignoreSearch: true });
    },

    async isKnown(url: URL): Promise<boolean> {
      const isWanted = (item: PrecacheItem) => item.url === cleanUrl(url);
      return keyOf(url.pathname) !== undefined || (await (await openCache()).readLater()).some(isWanted);
    },

    onInstall(event: LifecycleEvent): void {
      const install = async () => {
        const { cache } = await openCache();
        await storeMissing(listedItems(), installationPacks, { ...network, cache });
      };
      event.waitUntil(install());
    },

    /** Deletes the stored files that no version needs, unless a newer version is installing or waiting: it does so later. */
    onActivate(event: LifecycleEvent, registration: ServiceWorkerRegistration): void {
      event.waitUntil(deleteUnneeded(registration));
    },

    /** Stores the later files on a page's message. One download runs at a time; what the visitor asks for follows it. */
    onMessage(event: LifecycleEvent & { readonly data: unknown }): void {
      const message = readStoreLater(event.data);
      if (message === null) return;
      const store = async () => {
        const { cache, readPacks } = await openCache();
        const mayDownload = () => navigator.onLine && (message.isAsked || !savesData());
        await storeLater(await readPacks(), { ...network, cache, mayDownload, isAsked: message.isAsked });
      };
      const begin = () =>
        (storingLater ??= store()
          .catch((error: unknown) => console.info('Older articles are stored later:', error))
          .finally(() => (storingLater = undefined)));
      // The running download may stop early, if no visitor asked for it.
      event.waitUntil(message.isAsked && storingLater ? storingLater.then(begin) : begin());
    },
  };
}

function cleanUrl({ origin, pathname }: URL): string {
  return origin + cleanPath(pathname);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
