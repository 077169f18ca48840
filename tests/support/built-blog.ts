import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../../src/content/articles';
import { categorySlug } from '../../src/content/copy/article-categories';
import { distDir, distFileOf } from '../../src/node/paths';

// The words of articles are read from the built pages, so that a new or changed article changes no journey.

/** Two categories, with the paths of their pages. */
export const DIRECT_BOOKING = category('Direct Booking');
export const OTA_MANAGEMENT = category('OTA Management');

function category(name: Article['category']) {
  return { name, path: `/blog/category/${categorySlug(name)}` };
}

/** Returns the titles in the list of a category's page, or of /blog; its featured article is not among them. */
export function readListedTitles({ path } = { path: '/blog' }): string[] {
  const html = readFileSync(join(distDir, distFileOf(path)), 'utf8');
  const items = html.matchAll(/<li><article.*?<h2><a[^>]*>(.*?)<\/a>/gs);
  return [...items].map(([, title = '']) => decodeEntities(title));
}

/** Returns the title of an article, by its slug. */
export function readArticleTitle(slug: string): string {
  const html = readFileSync(join(distDir, `blog/${slug}.html`), 'utf8');
  return decodeEntities(/<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '');
}

/** Returns the accessible name of the drawing at the top of an article, by the article's slug. */
export function readDrawingName(slug: string): string {
  const html = readFileSync(join(distDir, `blog/${slug}.html`), 'utf8');
  return decodeEntities(/role="img" aria-label="(.+?)"/.exec(html)?.[1] ?? '');
}

function decodeEntities(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Whether the blog has more articles than /blog lists. */
export const hasOlderArticles = existsSync(join(distDir, 'blog/page/2.html'));
