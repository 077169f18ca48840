import { absoluteUrl } from './absolute-url';
import type { PageHead } from './page-head';

/**
 * The sitemap of every page that may be found. A page has a `lastmod` only where its content states a date: a text its
 * own, and a list that of the newest text it leads to. The day of a build says nothing about any page.
 * Source: https://www.sitemaps.org/protocol.html
 */
export function sitemap(heads: readonly PageHead[], origin: string): string {
  const entries = heads
    .filter((head) => !head.noIndex)
    .map((head) => {
      const changed = lastChange(head, heads);
      const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
      return `  <url><loc>${absoluteUrl(origin, head.path)}</loc>${lastmod}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

function lastChange({ path, written }: PageHead, heads: readonly PageHead[]): string | undefined {
  const listed = heads.filter(({ trail = [] }) => trail.some((crumb) => crumb.path === path));
  const days = [written, ...listed.map((head) => head.written)].flatMap((text) => text?.modifiedAt ?? []);
  return days.sort().at(-1);
}
