import type { Article } from '../content/articles';
import { shareCopy } from '../content/copy/share';
import { absoluteUrl } from './absolute-url';
import { feedPath } from './feed-path';

interface FeedWords {
  /** The page the feed belongs to. */
  path: string;
  description: string;
}

/** The articles as RSS 2.0, the newest first. Source: https://www.rssboard.org/rss-specification */
export function feed(articles: readonly Article[], words: FeedWords, origin: string): string {
  const newestFirst = [...articles].sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  const lastChange = articles
    .map(({ modifiedAt }) => modifiedAt)
    .sort()
    .at(-1);
  const lines = [
    element('title', shareCopy.feedTitle),
    element('link', absoluteUrl(origin, words.path)),
    element('description', words.description),
    element('language', 'en'),
    `<atom:link href="${absoluteUrl(origin, feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...(lastChange === undefined ? [] : [element('lastBuildDate', rssDate(lastChange))]),
    ...newestFirst.map((article) => item(article, origin)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${lines.join('\n')}\n</channel></rss>\n`;
}

function item({ path, title, excerpt, category, publishedAt }: Article, origin: string): string {
  const url = absoluteUrl(origin, path);
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
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>`;
}

/** `2025-10-01` as RSS wants it: `Wed, 01 Oct 2025 00:00:00 GMT`. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}
