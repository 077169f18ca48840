import { extname } from 'node:path';
import { notFoundCopy } from '../../content/copy/app-shell';
import { mediaTypeOf } from '../../helpers/media-type';
import { cleanPath } from '../../helpers/page-path';
import { REQUIRED_MEDIA_TYPES } from '../../platform/worker-contract';
import type { Finding } from './report';
import type { SiteResponse } from './send-request';

/**
 * Returns the addresses in the `<loc>` elements, in order, of any origin. Skips a `<loc>` without an absolute address. Decodes
 * no entity such as `&amp;`.
 */
export function sitemapAddresses({ body }: SiteResponse): URL[] {
  return [...body.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)]
    .filter(([, address = '']) => URL.canParse(address))
    .map(([, address = '']) => new URL(address));
}

/**
 * Returns one finding if the sitemap is missing or lists no page. Otherwise returns one for each origin of its pages except
 * `siteOrigin`, so [] if there is no other.
 */
export function sitemapFindings(response: SiteResponse, siteOrigin: string): Finding[] {
  const findings = statusFindings(response, 200, 'Deploy the whole of dist/, with sitemap.xml.');
  if (findings.length > 0) return findings;
  const origins = new Set(sitemapAddresses(response).map(({ origin }) => origin));
  if (origins.size === 0)
    return [{ problem: 'lists no page', remedy: 'Deploy the sitemap.xml of the build.' }];
  const remedy = `Build with VITE_SITE_ORIGIN=${siteOrigin} and deploy again.`;
  return [...origins]
    .filter((origin) => origin !== siteOrigin)
    .map((origin) => ({ problem: `lists pages of ${origin}`, remedy }));
}

/**
 * Returns one finding if the status of a page is not 200 (a redirect is wrong too), if it is no HTML, or if its canonical link
 * is not its own address. Otherwise returns [].
 */
export function pageFindings(response: SiteResponse): Finding[] {
  const { address, body } = response;
  const type = mediaTypeOf(response);
  const remedy = 'Let the host serve about.html at /about (its setting "clean URLs" or "pretty URLs").';
  const findings = statusFindings(response, 200, remedy);
  if (findings.length > 0) return findings;
  if (type !== 'text/html') return [{ problem: `has the type "${type}", not text/html`, remedy }];
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  if (canonical === address) return [];
  const { origin } = new URL(address);
  const problem = `its canonical link is ${canonical ?? 'missing'}`;
  return [{ problem, remedy: `Build with VITE_SITE_ORIGIN=${origin} and deploy the pages as they are.` }];
}

/**
 * Returns [] if the address redirects permanently (301 or 308, to an absolute or relative Location) to exactly the page's clean
 * address. Otherwise returns one finding.
 */
export function redirectFindings(response: SiteResponse): Finding[] {
  const { address, status, headers } = response;
  const { origin, pathname } = new URL(address);
  const clean = `${origin}${cleanPath(pathname)}`;
  const location = headers.get('Location') ?? '';
  const remedy = 'Let the host read `_redirects` of the build, or turn its clean URLs on.';
  if (status !== 301 && status !== 308)
    return [{ problem: `${response.outcome}, not 301 or 308 to the clean address`, remedy }];
  const isRight = URL.canParse(location, address) && new URL(location, address).href === clean;
  return isRight ? [] : [{ problem: `leads to ${location}, not to ${clean}`, remedy }];
}

/** Returns one finding unless an unknown address gets status 404 with the 404 page. A `.js` address needs no page. */
export function notFoundFindings(response: SiteResponse): Finding[] {
  const { address, body } = response;
  const remedy =
    'Serve 404.html with status 404 for every unknown address. No rewrite of `/*` to index.html.';
  const findings = statusFindings(response, 404, remedy);
  if (findings.length > 0 || address.endsWith('.js') || body.includes(notFoundCopy.title)) return findings;
  return [{ problem: 'answers 404 without the 404 page of the site', remedy }];
}

/** Returns [] if the http:// address answers with status 3xx and an absolute Location on `origin`, else one finding. */
export function httpFindings(response: SiteResponse, origin: string): Finding[] {
  const { status, headers } = response;
  const location = headers.get('Location') ?? '';
  const isRight = URL.canParse(location) && new URL(location).origin === origin;
  if (status >= 300 && status < 400 && isRight) return [];
  const remedy = 'Turn on "always use HTTPS" at the host.';
  return [{ problem: `${response.outcome} and does not lead to ${origin}`, remedy }];
}

/** The right media types. The last is for other extensions, such as those of fonts: any type except text/html. */
const FILE_TYPES: typeof REQUIRED_MEDIA_TYPES = [
  ...REQUIRED_MEDIA_TYPES,
  [/\.png$/, /^image\/png$/],
  [/\.webmanifest$/, /^application\/(?:manifest\+)?json$/],
  [/./, /^(?!text\/html$)./],
];

/** Returns one finding if a file lacks status 200, or its media type is missing, HTML, or wrong for its ending. Else []. */
export function fileFindings(response: SiteResponse): Finding[] {
  const findings = statusFindings(response, 200, 'Deploy the whole of dist/, and all of it from one build.');
  const type = mediaTypeOf(response);
  const { pathname } = new URL(response.address);
  if (findings.length > 0 || FILE_TYPES.find(([path]) => path.test(pathname))?.[1].test(type))
    return findings;
  const remedy = `Set the media type of ${extname(pathname)} files at the host.`;
  return [{ problem: `has the type "${type}"`, remedy }];
}

/** A file below this size fits into one packet, compressed or not. */
const SMALL_BYTES = 1400;

/**
 * Returns one finding if a body of `SMALL_BYTES` (1400) or more is sent without compression, else []. `sendRequest` gives fonts
 * and raster pictures the body '', so they may be sent without compression.
 */
export function compressionFindings({ body, headers }: SiteResponse): Finding[] {
  if (body.length < SMALL_BYTES || headers.has('Content-Encoding')) return [];
  const remedy = 'Turn on compression for text at the host: brotli, or at least gzip.';
  return [{ problem: 'is sent without compression', remedy }];
}

function statusFindings(response: SiteResponse, wanted: number, remedy: string): Finding[] {
  return response.status === wanted ? [] : [{ problem: `${response.outcome}, not ${wanted}`, remedy }];
}
