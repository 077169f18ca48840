import { otherAddresses } from '../files/host-files';
import { type Check, type Fault, findFaults } from './faults';
import { compressionFaults, fileFaults, manifestFaults, manifestPictures } from './file-faults';
import { headerFaults } from './header-faults';
import { assetsOf, propertyOf, tagsOf } from './markup';
import {
  canonicalFaults,
  httpFaults,
  pageFaults,
  redirectFaults,
  sharePictureFaults,
  sitemapFaults,
  sitemapPaths,
  unknownFaults,
} from './page-faults';
import type { Send, SiteResponse } from './send-request';

/** Addresses that no build has: at the top, in a folder of pages, and in the folder of the hashed files. */
const unknownPaths = ['/no-such-page-here', '/blog/no-such-page-here', '/assets/no-such-file.js'];

/**
 * Requests at `origin` (scheme and host, no final slash) the pages of the sitemap, the files in /assets/ and the pictures that
 * pages and manifest name, and addresses that must redirect or give 404. `home` and `worker`: the responses for the home page
 * and for the worker's script. `leadHost`: scheme and host of the lead function, which the policy must allow; '' if the site's
 * own host serves it. Resolves to one row of the report per check; a missing response is a fault in its row.
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
    row('sitemap', '/sitemap.xml', [sitemap], (response) => sitemapFaults(response, origin)),
    row('pages', `${pages.length} pages at their clean address`, pages, pageFaults),
    row('canonical links', `of ${found.length} pages`, found, (page) => canonicalFaults(page, origin)),
    row('other addresses', `${redirects.length} such as /about/ and /about.html`, redirects, redirectFaults),
    row('unknown addresses', `${unknown.length} addresses that do not exist`, unknown, unknownFaults),
    row('headers', `of ${withHeaders.length} answers`, withHeaders, (response) =>
      headerFaults(response, { origin, leadHost }),
    ),
    row('compression', `of ${texts.length} pages and files`, texts, compressionFaults),
    row('service worker', '/service-worker.js', [worker], fileFaults),
    row('manifest', '/manifest.webmanifest', [manifest], manifestFaults),
    row('icons', `${icons.length} icons and pictures of the app`, icons, fileFaults),
    row('scripts and fonts', `${assets.length} files that pages ask for`, assets, fileFaults),
    row(
      'share pictures',
      `${sharePictures.length} pictures of ${found.length} pages`,
      [...found, ...sharePictures],
      (response) => (found.includes(response) ? sharePictureFaults(response, origin) : fileFaults(response)),
    ),
    ...(http === null
      ? []
      : [row('http', 'http:// leads to https://', [http], (response) => httpFaults(response, origin))]),
  ];
}

/** Requests everything that the home page, the sitemap, the manifest and the pages name, each address once. */
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
    sendAll(unknownPaths),
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

function row<Response extends SiteResponse>(
  name: string,
  checked: string,
  responses: readonly Response[],
  faultsOf: (response: Response) => readonly Fault[],
): Check {
  return { name, checked, faults: findFaults(responses, faultsOf) };
}

function iconPaths({ body }: SiteResponse): string[] {
  const icons = tagsOf(body, 'link').filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon');
  return icons.flatMap(({ href }) => href ?? []);
}
