import { type Article, inPublishedOrder } from '../content/articles';
import { blogCopy } from '../content/copy/blog';
import { outsidePagesCopy } from '../content/copy/outside-pages';
import { site } from '../content/site';
import { escapeMarkup } from './escape-markup';
import { siteUrl } from './site-url';

/** Path of the RSS 2.0 feed (https://www.rssboard.org/rss-specification). Every indexed page's head links to it. */
export const FEED_PATH = '/feed.xml';

/** The number of articles in the feed. Feed readers load it often, so it must not grow with the blog. */
export const FEED_LENGTH = 20;

/** Returns an RSS feed, escaped, of the `FEED_LENGTH` newest `articles`. It sorts them, newest first. [] gives no items. */
export function feed(articles: readonly Article[]): string {
  const newest = inPublishedOrder(articles).slice(0, FEED_LENGTH);
  const changes = newest.map(({ modifiedAt }) => modifiedAt);
  const lastChange = changes.sort().at(-1);
  const lines = [
    element('title', outsidePagesCopy.feedTitle),
    element('link', siteUrl(blogCopy.head.path)),
    element('description', blogCopy.head.description),
    element('language', site.language),
    `<atom:link href="${siteUrl(FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(lastChange === undefined ? [] : [element('lastBuildDate', rssDate(lastChange))]),
    ...newest.map(item),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${lines.join('\n')}\n</channel></rss>\n`;
}

function item({ path, title, excerpt, category, publishedAt }: Article): string {
  const url = siteUrl(path);
  const parts = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${url}</guid>`,
    element('description', excerpt),
    element('category', category),
    element('pubDate', rssDate(publishedAt)),
  ];
  return `<item>${parts.join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

/** Returns a day in the form of RSS, such as `Wed, 01 Oct 2025 00:00:00 GMT` for `2025-10-01`. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
