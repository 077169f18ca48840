/**
 * Everything may be read. Pages that stay out of search say so themselves: a crawler that may not read a page never
 * learns that it should not list it. Source: https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
