import { notFoundCopy } from '../../content/copy/app-shell';
import { type Fault, received, statusFault } from './faults';
import { linkOf, propertyOf } from './markup';
import { type SiteResponse, typeOf } from './send-request';

/** The paths of the pages in a sitemap, of any origin. Empty if the response is no sitemap. */
export function sitemapPaths({ body }: SiteResponse): string[] {
  return listedAddresses(body).map((address) => new URL(address).pathname);
}

/** Returns faults unless the sitemap lists pages, all of this origin. */
export function sitemapFaults(response: SiteResponse, origin: string): Fault[] {
  const { address, body } = response;
  const fault = statusFault(response, 200, 'Deploy the whole of dist/, with sitemap.xml.');
  if (fault !== null) return [fault];
  const origins = [...new Set(listedAddresses(body).map((listed) => new URL(listed).origin))];
  if (origins.length === 0)
    return [{ address, wrong: 'lists no page', remedy: 'Deploy the sitemap.xml of the build.' }];
  return origins
    .filter((listed) => listed !== origin)
    .map((listed) => ({ address, wrong: `lists pages of ${listed}`, remedy: originRemedy(origin) }));
}

/** Returns a fault unless the page has status 200 and is HTML at its clean address, without a redirect. */
export function pageFaults(response: SiteResponse): Fault[] {
  const fault = statusFault(response, 200, cleanUrlRemedy);
  if (fault !== null) return [fault];
  if (typeOf(response) === 'text/html') return [];
  const wrong = `has the type "${typeOf(response)}", not text/html`;
  return [{ address: response.address, wrong, remedy: cleanUrlRemedy }];
}

/** Returns faults unless the page's canonical link and `og:url` name its own address at this origin. */
export function canonicalFaults({ address, body }: SiteResponse, origin: string): Fault[] {
  const own = `${origin}${new URL(address).pathname}`;
  const named = { 'canonical link': linkOf(body, 'canonical'), 'og:url': propertyOf(body, 'og:url') };
  return Object.entries(named).flatMap(([name, value]) => {
    if (value === own) return [];
    if (value === undefined || !URL.canParse(value))
      return [{ address, wrong: `has no ${name}`, remedy: unchangedRemedy }];
    return new URL(value).origin === origin
      ? [{ address, wrong: `its ${name} names ${value}`, remedy: cleanUrlRemedy }]
      : [{ address, wrong: `its ${name} names ${new URL(value).origin}`, remedy: originRemedy(origin) }];
  });
}

/** Returns a fault unless the page names a share picture of this origin. `fileFaults` checks the picture itself. */
export function sharePictureFaults({ address, body }: SiteResponse, origin: string): Fault[] {
  const picture = propertyOf(body, 'og:image');
  if (picture === undefined || !URL.canParse(picture))
    return [{ address, wrong: 'names no share picture', remedy: unchangedRemedy }];
  const wrong = `names a share picture of ${new URL(picture).origin}`;
  return new URL(picture).origin === origin ? [] : [{ address, wrong, remedy: originRemedy(origin) }];
}

/** Returns a fault unless the response is a permanent redirect to `target`, the clean absolute address. */
export function redirectFaults(response: SiteResponse, target: string): Fault[] {
  const { address, status, headers } = response;
  const location = headers.get('Location') ?? '';
  const remedy = 'Let the host read `_redirects` of the build, or turn its clean URLs on.';
  if (status !== 301 && status !== 308) {
    return [{ address, wrong: `${received(response)}, not 301 or 308 to the clean address`, remedy }];
  }
  const isRight = URL.canParse(location, address) && new URL(location, address).href === target;
  return isRight ? [] : [{ address, wrong: `leads to ${location}, not to ${target}`, remedy }];
}

/** Returns a fault unless the unknown address has status 404 and, except for scripts, shows the site's 404 page. */
export function unknownFaults(response: SiteResponse): Fault[] {
  const remedy =
    'Serve 404.html with status 404 for every unknown address. No rewrite of `/*` to index.html.';
  const fault = statusFault(response, 404, remedy);
  if (fault !== null) return [fault];
  if (response.address.endsWith('.js') || response.body.includes(notFoundCopy.title)) return [];
  return [{ address: response.address, wrong: 'answers 404 without the 404 page of the site', remedy }];
}

/** Returns a fault unless the http:// address redirects to `origin`. */
export function httpFaults(response: SiteResponse, origin: string): Fault[] {
  const { address, status, headers } = response;
  const location = headers.get('Location') ?? '';
  if (status >= 300 && status < 400 && location.startsWith(`${origin}/`)) return [];
  const remedy = 'Turn on "always use HTTPS" at the host.';
  return [{ address, wrong: `${received(response)} and does not lead to ${origin}`, remedy }];
}

const cleanUrlRemedy = 'Let the host serve about.html at /about (its setting "clean URLs" or "pretty URLs").';
const unchangedRemedy = 'Deploy the pages of the build as they are; turn off what changes them at the host.';

function originRemedy(origin: string): string {
  return `Build with VITE_SITE_ORIGIN=${origin} and deploy again.`;
}

function listedAddresses(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)]
    .map(([, address = '']) => address)
    .filter((address) => URL.canParse(address));
}
