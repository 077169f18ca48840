import { cacheNames } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { Route } from 'workbox-routing';
import { cleanPath } from '../src/domain/page-path';
import { hasHashInName, type PrecacheItem } from './built-file';
import { fetchMissing } from './fetch-missing';
import { deletePageCaches, keepTwoVersions, noteVersion } from './former-version';
import { unpackMissing } from './offline-packs';

type PrecacheList = Parameters<PrecacheController['addToCacheList']>[0];
type LifecycleEvent = Parameters<PrecacheController['install']>[0];

/** Every page, script, style, font and picture of this version, stored at installation and answered from the device. */
export function precache(list: PrecacheList) {
  const controller = new PrecacheController();
  const listed = new Map(list.map((entry) => [cleanPath(`/${addressOf(entry)}`), entry]));
  const openCache = () => caches.open(cacheNames.precache);

  /** The files of the list, as Workbox keeps them. Not made at each start of the worker: to answer, one key is enough. */
  function items(): PrecacheItem[] {
    controller.addToCacheList(list);
    return Array.from(controller.getURLsToCacheKeys(), ([url, cacheKey]) => ({ url, cacheKey }));
  }

  /** The key of the listed file or page that a path means. */
  function cacheKeyOf(pathname: string): string | undefined {
    const entry = listed.get(cleanPath(pathname));
    if (entry === undefined) return undefined;
    controller.addToCacheList([entry]);
    return controller.getCacheKeyForURL(addressOf(entry));
  }

  return {
    /**
     * Answers a listed file, and a listed page under each of its spellings. With any query: the campaigns of tomorrow bring
     * parameters that no list has today, and every file is static.
     */
    route: new Route(({ sameOrigin, url }) => {
      const cacheKey = sameOrigin ? cacheKeyOf(url.pathname) : undefined;
      return cacheKey && { cacheKey };
    }, controller.strategy),

    /** Answers a script or style that only the former version lists, for a tab that still runs that version. */
    formerVersionRoute: new Route(
      ({ sameOrigin, url }) => sameOrigin && hasHashInName(url),
      // Whatever its revision, which only the former version's list knew.
      async ({ request }) =>
        (await (await openCache()).match(request.url, { ignoreSearch: true })) ?? fetch(request),
    ),

    /** The stored 404 page. */
    notFoundPage: async () => (await openCache()).match(cacheKeyOf('/404') ?? '/404'),

    /**
     * All or nothing: one file that can't be had as it was built fails the installation, and the version before stays in
     * charge. Workbox's own installation is left out: it would store what it is given.
     */
    onInstall(event: LifecycleEvent): void {
      event.waitUntil(openCache().then((cache) => storeAll(items(), cache)));
    },

    onActivate(event: LifecycleEvent, { installing, waiting }: ServiceWorkerRegistration): void {
      const activeKeys = new Set(items().map(({ cacheKey }) => cacheKey));
      const tidy = async () => {
        const cache = await openCache();
        // A newer version has its files beside these, or is storing them: it will clear away when its turn comes.
        if (installing ?? waiting) return noteVersion(cache, activeKeys, location.origin);
        await keepTwoVersions(cache, activeKeys, location.origin);
        await deletePageCaches(caches);
      };
      event.waitUntil(tidy());
    },
  };
}

async function storeAll(items: readonly PrecacheItem[], cache: Cache): Promise<void> {
  const ask = (request: Request) => fetch(request);
  await unpackMissing(items, { cache, fetch: ask, origin: location.origin });
  await fetchMissing(items, { cache, fetch: ask, pause });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function addressOf(entry: PrecacheList[number]): string {
  return typeof entry === 'string' ? entry : entry.url;
}
