import type { PrecacheItem } from './built-file';

/**
 * An install event where the browser can answer some requests by itself, from a cache, before any worker has been started.
 * Not in TypeScript's library yet: https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes
 */
interface RoutingEvent {
  addRoutes(rules: readonly RouterRule[]): Promise<void>;
}

export interface RouterRule {
  readonly condition: { readonly urlPattern: URLPattern };
  readonly source: { readonly cacheName: string };
}

type Pages = Pick<CacheStorage, 'open' | 'keys' | 'delete'>;

interface RoutingOptions {
  /** Where the files of this version are, under their cache keys. */
  readonly cache: Pick<Cache, 'match'>;
  readonly caches: Pages;
}

const prefix = 'pages-of-';

/** The specification lets a worker have 256; what is beyond is answered by the worker. */
const mostRules = 200;

/**
 * Lets the browser answer the pages and fonts of this version without the worker: they are stored once more, in a cache of this
 * version alone and under the addresses they are asked for, and a rule leads each exact address there. Every other
 * spelling, a query, and the 404 page are the worker's. Never rejects: without rules the worker answers all.
 */
export async function routePages(
  event: object,
  items: readonly PrecacheItem[],
  { cache, caches }: RoutingOptions,
): Promise<void> {
  if (!canRoute(event)) return;
  try {
    const cacheName = await pagesCacheName(items);
    const pages = await caches.open(cacheName);
    const routed = items.filter(isInFirstFrame).slice(0, mostRules);
    for (const { url, cacheKey } of routed) {
      const page = await cache.match(cacheKey);
      if (page !== undefined) await pages.put(url, page);
    }
    const ruleFor = ({ url }: PrecacheItem) => ({
      condition: { urlPattern: exactAddress(url) },
      source: { cacheName },
    });
    await event.addRoutes(routed.map(ruleFor));
  } catch (error) {
    console.info('Pages are answered by the worker:', error);
  }
}

/** Deletes the pages of all versions but the one of `items`. */
export async function keepRoutedPages(items: readonly PrecacheItem[], caches: Pages): Promise<void> {
  const own = await pagesCacheName(items);
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== own) await caches.delete(name);
  }
}

function canRoute<E extends object>(event: E): event is E & RoutingEvent {
  return 'addRoutes' in event && 'URLPattern' in globalThis;
}

/** A page, or a font: where it comes at once, the first frame is laid out with it. */
function isInFirstFrame({ url }: PrecacheItem): boolean {
  const { pathname } = new URL(url);
  return pathname !== '/404' && /\.woff2$|\/[^/.]*$/.test(pathname);
}

function exactAddress(url: string): URLPattern {
  const { protocol, hostname, port, pathname } = new URL(url);
  return new URLPattern({ protocol, hostname, port, pathname, search: '' });
}

/** The same for the same files. */
async function pagesCacheName(items: readonly PrecacheItem[]): Promise<string> {
  const keys = items.map(({ cacheKey }) => cacheKey).join();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keys)));
  return prefix + Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
