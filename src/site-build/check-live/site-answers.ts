import { otherAddresses } from '../files/host-files';
import type { Answer, Ask } from './answer';
import { manifestPictures } from './file-faults';
import { assetsOf, propertyOf, tagsOf } from './markup';
import { sitemapPaths } from './page-faults';

/** What the live site answers to everything that is looked at. */
export interface SiteAnswers {
  readonly sitemap: Answer;
  /** The home page first, then every page of the sitemap. */
  readonly pages: readonly Answer[];
  /** The other ways to write the addresses of pages, each with the absolute address it must lead to. */
  readonly redirects: readonly { readonly answer: Answer; readonly target: string }[];
  readonly unknown: readonly Answer[];
  readonly worker: Answer;
  readonly manifest: Answer;
  readonly icons: readonly Answer[];
  /** Scripts and fonts that pages ask for. */
  readonly assets: readonly Answer[];
  readonly sharePictures: readonly Answer[];
  /** The home page asked with http://. Null if that is no other address of the site, see `hasPlainForm`. */
  readonly http: Answer | null;
}

/** Addresses that no build has: beside the pages, in a folder of pages, and among the hashed files. */
const unknownPaths = [
  '/no-such-page-of-the-site',
  '/blog/no-such-page-of-the-site',
  '/assets/no-such-file.js',
];

/** Asks for the site's pages and files. `home` is the answer of its home page. */
export async function askSite(origin: string, home: Answer, ask: Ask): Promise<SiteAnswers> {
  /** Each path once. What the page of somebody else may name, and is no address, is left out. */
  const askPaths = (paths: readonly string[]) => {
    const addresses = paths
      .filter((path) => URL.canParse(path, origin))
      .map((path) => new URL(path, origin).href);
    return Promise.all([...new Set(addresses)].map((address) => ask(address)));
  };

  const [sitemap, worker, manifest] = await Promise.all([
    ask(`${origin}/sitemap.xml`),
    ask(`${origin}/service-worker.js`),
    ask(`${origin}/manifest.webmanifest`),
  ]);
  const pages = [home, ...(await askPaths(sitemapPaths(sitemap).filter((path) => path !== '/')))];
  const pairs = pages.flatMap(({ address }) =>
    otherAddresses(new URL(address).pathname).map((other) => ({ other, target: address })),
  );
  const [redirects, unknown, icons, assets, sharePictures, http] = await Promise.all([
    Promise.all(pairs.map(async ({ other, target }) => ({ answer: await ask(`${origin}${other}`), target }))),
    askPaths(unknownPaths),
    askPaths([...iconPaths(home), ...manifestPictures(manifest)]),
    askPaths(pages.flatMap(({ body }) => assetsOf(body))),
    askPaths(pages.flatMap(({ body }) => pathOf(propertyOf(body, 'og:image')))),
    hasPlainForm(origin) ? ask(`http://${new URL(origin).host}/`) : null,
  ]);
  return { sitemap, pages, redirects, unknown, worker, manifest, icons, assets, sharePictures, http };
}

/** Visitors may ask for an https:// site with http://. One at a port of its own has no such address. */
function hasPlainForm(origin: string): boolean {
  const { protocol, port } = new URL(origin);
  return protocol === 'https:' && port === '';
}

function iconPaths({ body }: Answer): string[] {
  const icons = tagsOf(body, 'link').filter(({ rel }) => rel === 'icon' || rel === 'apple-touch-icon');
  return icons.flatMap(({ href }) => href ?? []);
}

/** The path of an absolute address, if it is one. */
function pathOf(address: string | undefined): string[] {
  return address !== undefined && URL.canParse(address) ? [new URL(address).pathname] : [];
}
