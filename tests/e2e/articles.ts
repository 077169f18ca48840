import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from '../../src/site-build/paths';

const blog = readFileSync(join(distDir, 'blog.html'), 'utf8');

/**
 * Returns the titles that /blog lists for a category, by its slug, or for all; the featured article is not among them. Read
 * from the built page, so that a new article changes no journey.
 */
export function listedTitles(slug = 'all'): string[] {
  const list = new RegExp(`<ul[^>]* data-in="${slug}".*?</ul>`, 's').exec(blog)?.[0] ?? '';
  return [...list.matchAll(/<h2><a[^>]*>(.*?)<\/a>/g)].map(([, title = '']) =>
    title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

/** True if the blog has more articles than /blog lists. */
export const hasOlderArticles = existsSync(join(distDir, 'blog/page/2.html'));
