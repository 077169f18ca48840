import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { Route } from 'workbox-routing';
import { cleanPath } from '../src/domain/page-path';
import { hasHashInName, type PrecacheItem } from './built-file';
import { fetchMissing } from './fetch-missing';
import { keepTwoVersions } from './former-version';
import { unpackMissing } from './offline-packs';

type PrecacheList = Parameters<PrecacheController['addToCacheList']>[0];
type LifecycleEvent = Parameters<PrecacheController['install']>[0];

/** Every page, script, style, font and picture of this version, stored at installation and answered from the device. */
export function precache(list: PrecacheList) {
  const controller = new PrecacheController();
  controller.addToCacheList(list);
  const openCache = () => caches.open(cacheNames.precache);

  return {
    /** Answers a listed file, and a listed page under each of its spellings and with any query. */
    route: new PrecacheRoute(controller, {
      // Any parameter: the campaigns of tomorrow bring names that no list has today, and every file is static.
      ignoreURLParametersMatching: [/.*/],
      directoryIndex: 'index.html',
      cleanURLs: true,
      urlManipulation: ({ url }) => pageAddresses(url),
    }),

    /** Answers a script or style that only the former version lists, for a tab that still runs that version. */
    formerVersionRoute: new Route(
      ({ sameOrigin, url }) => sameOrigin && hasHashInName(url),
      // Whatever its revision, which only the former version's list knew.
      async ({ request }) =>
        (await (await openCache()).match(request.url, { ignoreSearch: true })) ?? fetch(request),
    ),

    /** The stored 404 page. */
    notFoundPage: async () =>
      (await controller.matchPrecache('/404.html')) ?? (await controller.matchPrecache('/404')),

    /**
     * All or nothing: one file that can't be had as it was built fails the installation, and the version before stays in
     * charge. Workbox's own installation is left out: it would store what it is given.
     */
    onInstall(event: LifecycleEvent): void {
      const items = Array.from(controller.getURLsToCacheKeys(), ([url, cacheKey]) => ({ url, cacheKey }));
      event.waitUntil(openCache().then((cache) => storeAll(items, cache)));
    },

    onActivate(event: LifecycleEvent): void {
      const activeKeys = new Set(controller.getURLsToCacheKeys().values());
      event.waitUntil(openCache().then((cache) => keepTwoVersions(cache, activeKeys, location.origin)));
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

/**
 * The addresses under which the page meant by `url` may stand in the precache list, which depends on how the build wrote
 * it. The query is dropped: every file is static, so no campaign parameter changes what is answered.
 */
function pageAddresses(url: URL): URL[] {
  const path = cleanPath(url.pathname);
  const spellings = path === '/' ? ['/', '/index.html'] : [path, `${path}.html`, `${path}/index.html`];
  return spellings.map((spelling) => new URL(spelling, url.origin));
}
