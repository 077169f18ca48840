import type { Answer } from './answer';
import type { Check, Fault } from './check';
import { compressionFaults, fileFaults, manifestFaults } from './file-faults';
import { headerFaults, type SiteFacts } from './header-faults';
import {
  canonicalFaults,
  httpFaults,
  pageFaults,
  redirectFaults,
  sharePictureFaults,
  sitemapFaults,
  unknownFaults,
} from './page-faults';
import type { SiteAnswers } from './site-answers';

/** The rows of the report about pages and files. */
export function siteChecks(answers: SiteAnswers, facts: SiteFacts): Check[] {
  const { sitemap, pages, redirects, unknown, worker, manifest, icons, assets, sharePictures, http } =
    answers;
  const { origin } = facts;
  // A page that did not come has that one fault, in the row "pages".
  const came = pages.filter(({ status }) => status === 200);
  const files = [worker, manifest, ...icons, ...assets];
  const withHeaders = [
    ...came,
    ...[...unknown, ...files].filter(({ status }) => [200, 404].includes(status)),
  ];
  const texts = [...came, sitemap, ...files];
  const checks: Check[] = [
    { name: 'sitemap', checked: '/sitemap.xml', faults: sitemapFaults(sitemap, origin) },
    over('pages', `${pages.length} pages at their clean address`, pages, pageFaults),
    over('canonical links', `of ${came.length} pages`, came, (page) => canonicalFaults(page, origin)),
    {
      name: 'other addresses',
      checked: `${redirects.length} addresses such as /about/ and /about.html`,
      faults: redirects.flatMap(({ answer, target }) => redirectFaults(answer, target)),
    },
    over('unknown addresses', `${unknown.length} addresses that do not exist`, unknown, unknownFaults),
    over('headers', `of ${withHeaders.length} answers`, withHeaders, (answer) => headerFaults(answer, facts)),
    over('compression', `of ${texts.length} pages and files`, texts, compressionFaults),
    over('service worker', '/service-worker.js', [worker], fileFaults),
    over('manifest', new URL(manifest.address).pathname, [manifest], manifestFaults),
    over('icons', `${icons.length} icons and pictures of the app`, icons, fileFaults),
    over('scripts and fonts', `${assets.length} files that pages ask for`, assets, fileFaults),
    {
      name: 'share pictures',
      checked: `${sharePictures.length} pictures of ${came.length} pages`,
      faults: [
        ...came.flatMap((page) => sharePictureFaults(page, origin)),
        ...sharePictures.flatMap((picture) => fileFaults(picture)),
      ],
    },
  ];
  if (http === null) return checks;
  return [
    ...checks,
    over('http', 'http:// leads to https://', [http], (answer) => httpFaults(answer, origin)),
  ];
}

function over(
  name: string,
  checked: string,
  answers: readonly Answer[],
  faultsOf: (answer: Answer) => Fault[],
): Check {
  return { name, checked, faults: answers.flatMap((answer) => faultsOf(answer)) };
}
