import { notFoundCopy } from '../../content/copy/app-shell';
import { type Answer, typeOf } from './answer';
import { type Fault, received, statusFault } from './check';
import { linkOf, propertyOf } from './markup';

/** The paths of the pages that a sitemap lists, whatever origin it gives them. Empty for anything but a sitemap. */
export function sitemapPaths({ body }: Answer): string[] {
  return listedAddresses(body).map((address) => new URL(address).pathname);
}

/** A sitemap lists pages, and all of them at this origin. */
export function sitemapFaults(answer: Answer, origin: string): Fault[] {
  const { address, body } = answer;
  const fault = statusFault(answer, 200, 'Deploy the whole of dist/, with sitemap.xml.');
  if (fault !== null) return [fault];
  const origins = [...new Set(listedAddresses(body).map((listed) => new URL(listed).origin))];
  if (origins.length === 0)
    return [{ address, wrong: 'lists no page', remedy: 'Deploy the sitemap.xml of the build.' }];
  return origins
    .filter((listed) => listed !== origin)
    .map((listed) => ({ address, wrong: `lists pages of ${listed}`, remedy: originRemedy(origin) }));
}

/** A page answers 200 with HTML at its clean address, without a redirect. */
export function pageFaults(answer: Answer): Fault[] {
  const fault = statusFault(answer, 200, cleanUrlRemedy);
  if (fault !== null) return [fault];
  if (typeOf(answer) === 'text/html') return [];
  const wrong = `has the type "${typeOf(answer)}", not text/html`;
  return [{ address: answer.address, wrong, remedy: cleanUrlRemedy }];
}

/** The page names its own address at this origin as canonical, in search engines and in links that are shared. */
export function canonicalFaults({ address, body }: Answer, origin: string): Fault[] {
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

/** The page names a share picture at this origin. Whether the picture is there, `fileFaults` says. */
export function sharePictureFaults({ address, body }: Answer, origin: string): Fault[] {
  const picture = propertyOf(body, 'og:image');
  if (picture === undefined || !URL.canParse(picture))
    return [{ address, wrong: 'names no share picture', remedy: unchangedRemedy }];
  const wrong = `names a share picture of ${new URL(picture).origin}`;
  return new URL(picture).origin === origin ? [] : [{ address, wrong, remedy: originRemedy(origin) }];
}

/** Another way to write the address of a page leads to the clean one, for good. `target`: the clean absolute address. */
export function redirectFaults(answer: Answer, target: string): Fault[] {
  const { address, status, headers } = answer;
  const location = headers.get('Location') ?? '';
  const remedy = 'Let the host read `_redirects` of the build, or turn its clean URLs on.';
  if (status !== 301 && status !== 308) {
    return [{ address, wrong: `${received(answer)}, not 301 or 308 to the clean address`, remedy }];
  }
  const isRight = URL.canParse(location, address) && new URL(location, address).href === target;
  return isRight ? [] : [{ address, wrong: `leads to ${location}, not to ${target}`, remedy }];
}

/** An address that does not exist answers 404; an address like a page's with the 404 page of the site. */
export function unknownFaults(answer: Answer): Fault[] {
  const remedy =
    'Serve 404.html with status 404 for every unknown address. No rewrite of `/*` to index.html.';
  const fault = statusFault(answer, 404, remedy);
  if (fault !== null) return [fault];
  if (answer.address.endsWith('.js') || answer.body.includes(notFoundCopy.title)) return [];
  return [{ address: answer.address, wrong: 'answers 404 without the 404 page of the site', remedy }];
}

/** The answer to the same address with http:// leads to https://. */
export function httpFaults(answer: Answer, origin: string): Fault[] {
  const { address, status, headers } = answer;
  const location = headers.get('Location') ?? '';
  if (status >= 300 && status < 400 && location.startsWith(`${origin}/`)) return [];
  const remedy = 'Turn on "always use HTTPS" at the host.';
  return [{ address, wrong: `${received(answer)} and does not lead to ${origin}`, remedy }];
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
