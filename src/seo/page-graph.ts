import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { outsidePagesCopy } from '../content/copy/outside-pages';
import { site } from '../content/site';
import { organizationData, websiteData } from './organization-data';
import type { CompleteHead, Crumb } from './page-head';
import { SHARE_PICTURE_SIZE, sharePicturePath } from './share-picture';
import { siteUrl } from './site-url';

/**
 * Returns the structured data of a page: the nodes of company, site, page and breadcrumb, then the nodes that
 * `head.structuredData` returns. A `noIndex` page gets no page node and no breadcrumb. The page `/` gets no breadcrumb.
 */
export function pageGraph(head: CompleteHead): Graph {
  const { path, noIndex, structuredData } = head;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(),
      websiteData(),
      ...(noIndex ? [] : [page(head)]),
      ...(noIndex || path === '/' ? [] : [breadcrumb(head)]),
      ...(structuredData?.(head) ?? []),
    ],
  };
}

function breadcrumb({ path, title, crumb = title, trail = [] }: CompleteHead): BreadcrumbList {
  const crumbs: Crumb[] = [{ path: '/', name: outsidePagesCopy.home }, ...trail, { path, name: crumb }];
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(path),
    itemListElement: crumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  };
}

function page(head: CompleteHead): WebPage {
  const { path, title, description, pageType = 'WebPage' } = head;
  const { width, height } = SHARE_PICTURE_SIZE;
  return {
    '@type': pageType,
    '@id': siteUrl(`${path}#page`),
    url: siteUrl(path),
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { '@id': siteUrl('/#website') },
    primaryImageOfPage: {
      '@type': 'ImageObject',
      url: siteUrl(sharePicturePath(head)),
      width: `${width} px`,
      height: `${height} px`,
    },
    ...(path === '/' ? {} : { breadcrumb: { '@id': breadcrumbId(path) } }),
  };
}

function breadcrumbId(path: string): string {
  return siteUrl(`${path}#breadcrumb`);
}
