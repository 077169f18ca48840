import { cleanPath } from '../src/helpers/page-path';
import { throttle } from '../src/platform/throttle';
import {
  LATER_LIST_PATH,
  type ListedFile,
  SITE_PACK_PATH,
  siteCacheName,
} from '../src/platform/worker-contract';
import { cacheKeyOf, hasHashInName, storedKeys, urlOfKey } from './cache-keys';
import { createEvictingCache } from './evicting-cache';
import { otherRevisions, readLaterPacks, storeLaterPacks } from './later-files';
import { storeMissing } from './offline-packs';
import { deleteOldFiles } from './old-files';

export type SiteFiles = ReturnType<typeof createSiteFiles>;

/**
 * Returns functions for the files of this version, whose precache list is `list`. `install` and `storeLaterFiles` store files,
 * `findFile`, `findAnyRevision` and `belongsToVersion` look them up, `activate` deletes or moves old ones. All reject
 * if the cache fails, except `storeLaterFiles`. `install` also rejects if a file is missing or differs from the build.
 */
export function createSiteFiles(list: readonly ListedFile[]) {
  const listedKeys = list.map(cacheKeyOf);
  const listedKeyOf = new Map(listedKeys.map((key) => [urlOfKey(key), key]));
  /** The visitor asked for the later files since their last download began. */
  let isAskedNext = false;

  const openCache = () => caches.open(siteCacheName(location.origin));

  const laterPacks = async () =>
    readLaterPacks(await openCache(), listedKeyOf.get(location.origin + LATER_LIST_PATH));

  const readLaterKeys = async () => (await laterPacks()).flatMap(({ files }) => files);

  const downloadLaterFiles = throttle(0, async () => {
    const isAsked = isAskedNext;
    isAskedNext = false;
    await storeLaterPacks(await laterPacks(), await openCache(), isAsked);
  });

  /** Resolves to a stored file of any version at an address, or undefined. Ignores the query. */
  async function findAnyRevision(url: URL): Promise<Response | undefined> {
    return (await openCache()).match(cleanUrl(url), { ignoreSearch: true });
  }

  /** Resolves to the cache key of the listed or later file at an address in any form, such as `/about/`, or undefined. */
  async function keyAt(url: URL): Promise<string | undefined> {
    const address = cleanUrl(url);
    return listedKeyOf.get(address) ?? (await readLaterKeys()).find((key) => urlOfKey(key) === address);
  }

  return {
    findAnyRevision,

    /**
     * Resolves to the stored file of this version at an address, or undefined. Also finds a file of another version with a hash
     * in its name, such as a script, for a tab that still runs that version. Ignores the query, because every file is static.
     */
    async findFile(url: URL): Promise<Response | undefined> {
      const key = await keyAt(url);
      if (key !== undefined) return (await openCache()).match(key);
      return hasHashInName(url) ? findAnyRevision(url) : undefined;
    },

    /** Resolves to true for a listed or later file of this version, stored or not. */
    async belongsToVersion(url: URL): Promise<boolean> {
      return (await keyAt(url)) !== undefined;
    },

    /** Stores the files of the list. Rejects if one is missing or wrong, so that the installation fails. */
    async install(): Promise<void> {
      const cache = createEvictingCache(await openCache(), readLaterKeys);
      await storeMissing({ path: SITE_PACK_PATH, files: listedKeys }, cache);
    },

    /** Deletes or moves old files (`deleteOldFiles`). If a newer version installs or waits, that version does it later. */
    async activate(registration: Pick<ServiceWorkerRegistration, 'installing' | 'waiting'>): Promise<void> {
      // A newer version has its files in this cache, or is storing them. It deletes the rest when it becomes active.
      if (registration.installing ?? registration.waiting) return;
      const cache = await openCache();
      const laterKeys = await readLaterKeys();
      // An earlier revision of an article can be read offline until this one is stored.
      const stored = await storedKeys(cache);
      const missing = laterKeys.filter((key) => !stored.has(key));
      const keptRevisions = otherRevisions(stored, missing);
      await deleteOldFiles(cache, new Set([...listedKeys, ...laterKeys, ...keptRevisions]));
    },

    /**
     * Stores the later files. Calls during a download share one that begins after it, because the network may be back. So
     * messages of many tabs repeat a failing download once. Never rejects: it logs a failure. `isAsked`: the visitor asked.
     */
    async storeLaterFiles(isAsked: boolean): Promise<void> {
      isAskedNext ||= isAsked;
      await downloadLaterFiles().catch((error: unknown) =>
        console.info('Older articles are stored later:', error),
      );
    },
  };
}

function cleanUrl({ origin, pathname }: URL): string {
  return origin + cleanPath(pathname);
}
