import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { outsidePagesCopy } from '../content/copy/outside-pages';
import { site } from '../content/site';
import { organizationData, websiteData } from './organization-data';
import type { CompleteHead, Crumb } from './page-head';
import { SHARE_PICTURE_SIZE, sharePicturePath } from './share-picture';

/**
 * Returns the structured data of a page: the nodes of company, site, page and breadcrumb, then the nodes that
 * `head.structuredData` returns. A `noIndex` page gets no page node and no breadcrumb. The page `/` gets no breadcrumb.
 */
export function pageGraph(origin: string, head: CompleteHead): Graph {
  const { path, noIndex, structuredData } = head;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(origin),
      websiteData(origin),
      ...(noIndex ? [] : [page(origin, head)]),
      ...(noIndex || path === '/' ? [] : [breadcrumb(origin, head)]),
      ...(structuredData?.(origin, head) ?? []),
    ],
  };
}

function breadcrumb(
  origin: string,
  { path, title, crumb = title, trail = [] }: CompleteHead,
): BreadcrumbList {
  const crumbs: Crumb[] = [{ path: '/', name: outsidePagesCopy.home }, ...trail, { path, name: crumb }];
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(origin, path),
    itemListElement: crumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

function page(origin: string, head: CompleteHead): WebPage {
  const { path, title, description, pageType = 'WebPage' } = head;
  const { width, height } = SHARE_PICTURE_SIZE;
  return {
    '@type': pageType,
    '@id': `${origin}${path}#page`,
    url: `${origin}${path}`,
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { '@id': `${origin}/#website` },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: `${origin}${sharePicturePath(head)}`,
      width: `${width} px`,
      height: `${height} px`,
    },
    ...(path === '/' ? {} : { breadcrumb: { '@id': breadcrumbId(origin, path) } }),
  };
}

function breadcrumbId(origin: string, path: string): string {
  return `${origin}${path}#breadcrumb`;
}
