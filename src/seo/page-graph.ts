import type { Thing, WebPage } from 'schema-dts';
import { site } from '../content/site';
import { absoluteUrl, pageId } from './absolute-url';
import { breadcrumbs, type Crumb } from './breadcrumbs';
import { organization, website } from './organization';
import type { PageHead } from './page-head';
import { sharePicturePath, sharePictureSize } from './share-picture';

/** One graph a page: who we are, the site, the page and the way to it, and what the page itself adds. */
export function pageGraph(
  head: PageHead,
  origin: string,
): { '@context': string; '@graph': readonly Thing[] } {
  const { path, noIndex, structuredData } = head;
  const hasTrail = path !== '/' && !noIndex;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(origin),
      website(origin),
      ...(noIndex ? [] : [page(head, origin)]),
      ...(hasTrail ? [breadcrumbs(origin, wayTo(head))] : []),
      ...(structuredData?.(origin) ?? []),
    ],
  };
}

function wayTo({ path, title, crumb, trail = [] }: PageHead): Crumb[] {
  return [{ path: '/', name: 'Home' }, ...trail, { path, name: crumb ?? title }];
}

function page(head: PageHead, origin: string): WebPage {
  const { path, title, description, pageType = 'WebPage' } = head;
  const url = absoluteUrl(origin, path);
  const { width, height } = sharePictureSize;
  return {
    '@type': pageType,
    '@id': pageId(origin, path),
    url,
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { '@id': `${origin}/#website` },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: absoluteUrl(origin, sharePicturePath(head)),
      width: `${width} px`,
      height: `${height} px`,
    },
    ...(path === '/' ? {} : { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  };
}
