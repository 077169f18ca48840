import { notFoundCopy } from '../../content/copy/app-shell';
import { mediaTypeOf } from '../../helpers/media-type';
import { type Fault, received, statusFaults } from './faults';
import { propertyOf, tagsOf } from './markup';
import type { SiteResponse } from './send-request';

/** Returns the path of each absolute address in a `<loc>`, in order and without query. The address may have any origin. */
export function sitemapPaths({ body }: SiteResponse): string[] {
  return listedAddresses(body).map((address) => new URL(address).pathname);
}

/**
 * Returns one fault if the status is not 200 or no absolute address is listed. Otherwise returns one for each foreign origin.
 */
export function sitemapFaults(response: SiteResponse, origin: string): Fault[] {
  const faults = statusFaults(response, 200, 'Deploy the whole of dist/, with sitemap.xml.');
  if (faults.length > 0) return faults;
  const origins = new Set(listedAddresses(response.body).map((listed) => new URL(listed).origin));
  if (origins.size === 0) return [{ wrong: 'lists no page', remedy: 'Deploy the sitemap.xml of the build.' }];
  return [...origins]
    .filter((listed) => listed !== origin)
    .map((listed) => ({ wrong: `lists pages of ${listed}`, remedy: originRemedy(origin) }));
}

/** Returns one fault if the status is not 200, also for a redirect, or if the type is not text/html. */
export function pageFaults(response: SiteResponse): Fault[] {
  const faults = statusFaults(response, 200, CLEAN_URL_REMEDY);
  if (faults.length > 0 || mediaTypeOf(response) === 'text/html') return faults;
  return [{ wrong: `has the type "${mediaTypeOf(response)}", not text/html`, remedy: CLEAN_URL_REMEDY }];
}

/** Returns one fault if the canonical link is not exactly `origin` with the page's path, and one if `og:url` is not. */
export function canonicalFaults(page: SiteResponse, origin: string): Fault[] {
  const { pathname } = new URL(page.address);
  const canonical = tagsOf(page.body, 'link').find(({ rel }) => rel === 'canonical')?.href;
  return [
    ...namedFaults('canonical link', canonical, origin, pathname),
    ...namedFaults('og:url', propertyOf(page.body, 'og:url'), origin, pathname),
  ];
}

/** Returns one fault if the page's `og:image` is no absolute address at `origin`. It does not request the picture. */
export function sharePictureFaults({ body }: SiteResponse, origin: string): Fault[] {
  return namedFaults('share picture', propertyOf(body, 'og:image'), origin);
}

/** Returns a fault if `value` is no address of this origin, or lacks the given `path`. `name` is the name of the value. */
function namedFaults(name: string, value: string | undefined, origin: string, path?: string): Fault[] {
  if (value === undefined || !URL.canParse(value))
    return [{ wrong: `has no ${name}`, remedy: UNCHANGED_REMEDY }];
  const named = new URL(value);
  if (named.origin !== origin)
    return [{ wrong: `its ${name} names ${named.origin}`, remedy: originRemedy(origin) }];
  if (path === undefined || value === `${origin}${path}`) return [];
  return [{ wrong: `its ${name} names ${value}`, remedy: CLEAN_URL_REMEDY }];
}

/**
 * Returns one fault if the status is neither 301 nor 308, or there is no response. Else returns one if Location, absolute or
 * relative, does not lead to exactly `target`, an absolute address: another query, final slash or host is a fault.
 */
export function redirectFaults(response: SiteResponse & { target: string }): Fault[] {
  const { address, status, headers, target } = response;
  const location = headers.get('Location') ?? '';
  const remedy = 'Let the host read `_redirects` of the build, or turn its clean URLs on.';
  if (status !== 301 && status !== 308) {
    return [{ wrong: `${received(response)}, not 301 or 308 to the clean address`, remedy }];
  }
  const isRight = URL.canParse(location, address) && new URL(location, address).href === target;
  return isRight ? [] : [{ wrong: `leads to ${location}, not to ${target}`, remedy }];
}

/**
 * Returns one fault if there is no response, the status is not 404, or the body lacks the title of the 404 page. A `.js`
 * address needs no title.
 */
export function notFoundFaults(response: SiteResponse): Fault[] {
  const { address, body } = response;
  const remedy =
    'Serve 404.html with status 404 for every unknown address. No rewrite of `/*` to index.html.';
  const faults = statusFaults(response, 404, remedy);
  if (faults.length > 0 || address.endsWith('.js') || body.includes(notFoundCopy.title)) return faults;
  return [{ wrong: 'answers 404 without the 404 page of the site', remedy }];
}

/** Returns one fault if the http:// address does not answer with status 3xx and a Location on `origin`. */
export function httpFaults(response: SiteResponse, origin: string): Fault[] {
  const { status, headers } = response;
  const location = headers.get('Location') ?? '';
  const isRight = URL.canParse(location) && new URL(location).origin === origin;
  if (status >= 300 && status < 400 && isRight) return [];
  const remedy = 'Turn on "always use HTTPS" at the host.';
  return [{ wrong: `${received(response)} and does not lead to ${origin}`, remedy }];
}

const CLEAN_URL_REMEDY =
  'Let the host serve about.html at /about (its setting "clean URLs" or "pretty URLs").';
const UNCHANGED_REMEDY = 'Deploy the pages of the build as they are; turn off what changes them at the host.';

function originRemedy(origin: string): string {
  return `Build with VITE_SITE_ORIGIN=${origin} and deploy again.`;
}

function listedAddresses(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => URL.canParse(address));
}
