import { otherAddresses } from '../../site-build/files/host-files';
import { type Check, checkOf } from './faults';
import { compressionFaults, fileFaults, manifestFaults, manifestPictures } from './file-faults';
import { headerFaults } from './header-faults';
import { assetsOf, propertyOf, tagsOf } from './markup';
import {
  canonicalFaults,
  httpFaults,
  notFoundFaults,
  pageFaults,
  redirectFaults,
  sharePictureFaults,
  sitemapFaults,
  sitemapPaths,
} from './page-faults';
import type { Send, SiteResponse } from './send-request';

/** Addresses that no build has. They are at the top, in a folder of pages, and in the folder of the hashed files. */
const UNKNOWN_PATHS = ['/no-such-page-here', '/blog/no-such-page-here', '/assets/no-such-file.js'];

/**
 * Resolves to one row of the report for each check of the pages and files at `origin`. A missing response is a fault. `home`
 * and `worker` are the responses for the home page and the worker's script. `leadHost` is the lead function's origin, or '' for
 * the site's own. Only an https:// origin without port gets the row `http`.
 */
export async function checkSite(
  origin: string,
  leadHost: string,
  home: SiteResponse,
  worker: SiteResponse,
  send: Send,
): Promise<Check[]> {
  const site = await requestSite(origin, home, send);
  const { sitemap, manifest, pages, redirects, unknown, icons, assets, sharePictures, http } = site;
  // A page that is missing has one fault, in the row "pages".
  const found = pages.filter(({ status }) => status === 200);
  const files = [worker, manifest, ...icons, ...assets];
  const answered = [...unknown, ...files].filter(({ status }) => [200, 404].includes(status));
  const withHeaders = [...found, ...answered];
  const texts = [...found, sitemap, ...files];
  return [
    checkOf('sitemap', '/sitemap.xml', [sitemap], (response) => sitemapFaults(response, origin)),
    checkOf('pages', `${pages.length} pages at their clean address`, pages, pageFaults),
    checkOf('canonical links', `of ${found.length} pages`, found, (page) => canonicalFaults(page, origin)),
    checkOf(
      'other addresses',
      `${redirects.length} such as /about/ and /about.html`,
      redirects,
      redirectFaults,
    ),
    checkOf('unknown addresses', `${unknown.length} addresses that do not exist`, unknown, notFoundFaults),
    checkOf('headers', `of ${withHeaders.length} answers`, withHeaders, (response) =>
      headerFaults(response, { origin, leadHost }),
    ),
    checkOf('compression', `of ${texts.length} pages and files`, texts, compressionFaults),
    checkOf('service worker', '/service-worker.js', [worker], fileFaults),
    checkOf('manifest', '/manifest.webmanifest', [manifest], manifestFaults),
    checkOf('icons', `${icons.length} icons and pictures of the app`, icons, fileFaults),
    checkOf('scripts and fonts', `${assets.length} files that pages ask for`, assets, fileFaults),
    checkOf(
      'share pictures',
      `${sharePictures.length} pictures of ${found.length} pages`,
      [...found, ...sharePictures],
      (response) => (found.includes(response) ? sharePictureFaults(response, origin) : fileFaults(response)),
    ),
    ...(http === null
      ? []
      : [checkOf('http', 'http:// leads to https://', [http], (response) => httpFaults(response, origin))]),
  ];
}

/** Requests once what home page, sitemap, manifest and pages name, and addresses that must redirect or give 404. */
async function requestSite(origin: string, home: SiteResponse, send: Send) {
  /** Requests each path at this origin once. Skips invalid addresses, because the host may serve pages of another build. */
  const sendAll = (addresses: readonly string[]) => {
    const valid = addresses.filter((address) => URL.canParse(address, origin));
    const paths = new Set(valid.map((address) => new URL(address, origin).pathname));
    return Promise.all([...paths].map((path) => send(`${origin}${path}`)));
  };
  const [sitemap, manifest] = await Promise.all([
    send(`${origin}/sitemap.xml`),
    send(`${origin}/manifest.webmanifest`),
  ]);
  const pages = [home, ...(await sendAll(sitemapPaths(sitemap).filter((path) => path !== '/')))];
  const sendOtherForms = ({ address: target }: SiteResponse) =>
    otherAddresses(new URL(target).pathname).map(async (other) => {
      return { ...(await send(`${origin}${other}`)), target };
    });
  const [redirects, unknown, icons, assets, sharePictures, http] = await Promise.all([
    Promise.all(pages.flatMap(sendOtherForms)),
    sendAll(UNKNOWN_PATHS),
    sendAll([...iconPaths(home), ...manifestPictures(manifest)]),
    sendAll(pages.flatMap(({ body }) => assetsOf(body))),
    sendAll(pages.flatMap(({ body }) => propertyOf(body, 'og:image') ?? [])),
    // Visitors may also type http://. A site with its own port has no such address.
    new URL(origin).protocol === 'https:' && new URL(origin).port === ''
      ? send(`http://${new URL(origin).host}/`)
      : null,
  ]);
  return { sitemap, manifest, pages, redirects, unknown, icons, assets, sharePictures, http };
}

function iconPaths({ body }: SiteResponse): string[] {
  const icons = tagsOf(body, 'link').filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon');
  return icons.flatMap(({ href }) => href ?? []);
}
