import { redirectedAddresses } from '../../site-build/files/host-files';
import { checkLeadFunction, leadSettingsFindings, readLeadEndpoint } from './check-lead-function';
import { headerFindings } from './header-findings';
import {
  compressionFindings,
  fileFindings,
  httpFindings,
  notFoundFindings,
  pageFindings,
  redirectFindings,
  sitemapAddresses,
  sitemapFindings,
} from './page-findings';
import { type ReportRow, reportRowOf } from './report';
import { type SiteResponse, sendRequest } from './send-request';

const MAX_PARALLEL = 6;

/** Addresses that no build has. They are at the top, in a folder of pages, and in the folder of the hashed files. */
const UNKNOWN_PATHS = ['/no-such-page-here', '/blog/no-such-page-here', '/assets/no-such-file.js'];

/**
 * Checks the live site at `origin` and its lead function. Resolves to the rows of the report.
 * - It checks the pages of the sitemap, files that they and the manifest name, and addresses that must redirect or give 404.
 * - It checks the lead function that the live worker names. If that is not at `leadHost`, if given, this is a finding.
 * - A worker that names none is a finding. Then it checks the function at `leadHost`, if given, without a key.
 * - Rejects if the home page gives no response. Any other missing response is a finding.
 */
export async function checkSite(origin: string, leadHost?: string): Promise<ReportRow[]> {
  const home = await sendRequest(`${origin}/`);
  if (home.status === 0)
    throw new Error(`${origin} cannot be reached: ${home.outcome}. Nothing was checked.`);
  const sitemap = await sendRequest(`${origin}/sitemap.xml`);
  const worker = await sendRequest(`${origin}/service-worker.js`);
  const manifest = await sendRequest(`${origin}/manifest.webmanifest`);
  const listedPaths = sitemapAddresses(sitemap).map(({ pathname }) => pathname);
  const pages = [home, ...(await sendAll(listedPaths.filter((path) => path !== '/')))];
  // A page that is missing has one finding, in the row "pages".
  const existingPages = pages.filter(({ status }) => status === 200);
  const namedPaths = [...existingPages, manifest].flatMap(({ body }) => namedFiles(body, origin));
  const fileResponses = await sendAll(namedPaths.filter((path) => path !== '/manifest.webmanifest'));
  const files = [worker, manifest, ...fileResponses];
  const redirects = await sendAll(
    pages.flatMap(({ address }) => redirectedAddresses(new URL(address).pathname)),
  );
  const unknownResponses = await sendAll(UNKNOWN_PATHS);
  const headerResponses = [...existingPages, ...unknownResponses, ...files].filter(({ status }) =>
    [200, 404].includes(status),
  );
  const texts = [...existingPages, sitemap, ...files];
  const endpoint = readLeadEndpoint(worker.body);
  const leadFunction = endpoint ?? (leadHost === undefined ? null : { host: leadHost });
  // Visitors may also type http://. A site with its own port has no such address.
  const { protocol, port, host } = new URL(origin);
  const http = protocol === 'https:' && port === '' ? [await sendRequest(`http://${host}/`)] : [];
  return [
    reportRowOf('sitemap', '/sitemap.xml', [sitemap], (response) => sitemapFindings(response, origin)),
    reportRowOf('pages', `${pages.length} pages at their clean address`, pages, pageFindings),
    reportRowOf(
      'other addresses',
      `${redirects.length} such as /about/ and /about.html`,
      redirects,
      redirectFindings,
    ),
    reportRowOf(
      'unknown addresses',
      `${unknownResponses.length} addresses that do not exist`,
      unknownResponses,
      notFoundFindings,
    ),
    reportRowOf('headers', `of ${headerResponses.length} answers`, headerResponses, (response) =>
      headerFindings(response, { origin, leadHost: leadFunction?.host ?? '' }),
    ),
    reportRowOf('compression', `of ${texts.length} pages and files`, texts, compressionFindings),
    reportRowOf('files', `worker, manifest, and ${fileResponses.length} files of pages`, files, fileFindings),
    ...http.map((response) =>
      reportRowOf('http', 'http:// leads to https://', [response], () => httpFindings(response, origin)),
    ),
    reportRowOf('lead: settings', endpoint ? `leads go to ${endpoint.host || origin}` : '', [worker], () =>
      leadSettingsFindings(endpoint, origin, leadHost),
    ),
    ...(leadFunction === null ? [] : await checkLeadFunction(origin, leadFunction)),
  ];

  /** Requests each path of the site once, `MAX_PARALLEL` at a time. */
  async function sendAll(paths: readonly string[]): Promise<SiteResponse[]> {
    const addresses = [...new Set(paths)].map((path) => `${origin}${path}`);
    const responses: SiteResponse[] = [];
    while (addresses.length > 0)
      responses.push(
        ...(await Promise.all(addresses.splice(0, MAX_PARALLEL).map((address) => sendRequest(address)))),
      );
    return responses;
  }
}

/** Returns the paths of this origin in double quotes that have an extension: scripts, fonts, icons and share pictures. */
function namedFiles(text: string, origin: string): string[] {
  return [...text.matchAll(/"([^"\s]+\.\w+)"/g)]
    .map(([, quoted = '']) => (quoted.startsWith(`${origin}/`) ? quoted.slice(origin.length) : quoted))
    .filter((path) => /^\/[^/]/.test(path));
}
