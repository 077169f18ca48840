import type { CompleteHead } from './page-head';
import { siteUrl } from './site-url';

export const SITEMAP_PATH = '/sitemap.xml';

/**
 * Returns the sitemap (https://www.sitemaps.org/protocol.html) of the `heads` without `noIndex`, in their order. Does not
 * escape the addresses. `lastmod` is the latest `modifiedAt` of the page and of all pages with its path in their `trail`, such
 * as the articles for /blog. Omits `lastmod` if none of them has a `modifiedAt`.
 */
export function sitemap(heads: readonly CompleteHead[]): string {
  const entries = heads
    .filter((head) => !head.noIndex)
    .map((head) => {
      const changed = lastChange(head, heads);
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${siteUrl(head.path)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function lastChange({ path, article }: CompleteHead, heads: readonly CompleteHead[]): string | undefined {
  const listed = heads.filter(({ trail = [] }) => trail.some((crumb) => crumb.path === path));
  const days = [article, ...listed.map((head) => head.article)].flatMap((each) => each?.modifiedAt ?? []);
  return days.sort().at(-1);
}

/**
 * Returns robots.txt, which names the sitemap and allows every page. Crawlers must read a page to find its `noindex`.
 * Source: https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl(SITEMAP_PATH)}\n`;
}
