import { shareCopy } from '../content/copy/share';
import { site } from '../content/site';
import { absoluteUrl } from './absolute-url';
import { feedPath } from './feed';
import { pageGraph } from './page-graph';
import type { PageHead } from './page-head';
import { sharePicturePath, sharePictureSize, sharePictureText } from './share-picture';

/** One tag of a document's head. `text` is its content. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/**
 * Returns the tags of a page's head in order. `origin` has no trailing slash. `themeColour` is the colour at the top of the
 * page; a phone paints its status bar with it.
 */
export function headTags(head: PageHead, origin: string, themeColour: string): HeadTag[] {
  return [
    { tag: 'title', attributes: {}, text: documentTitle(head) },
    meta('description', head.description),
    ...(head.keywords.length > 0 ? [meta('keywords', head.keywords.join(', '))] : []),
    ...addressTags(head, origin),
    meta('theme-color', themeColour),
    ...shareTags(head, origin),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      // A `</script>` in a text would end the element. JSON allows the escape.
      text: JSON.stringify(pageGraph(head, origin)).replaceAll('<', '\\u003c'),
    },
  ];
}

/** Returns a document's title: `Pricing | Kitaki`. The page comes first, because tabs and search results cut the end. */
function documentTitle({ title }: PageHead): string {
  return `${title} | ${site.name}`;
}

function addressTags({ path, noIndex, previous, next }: PageHead, origin: string): HeadTag[] {
  if (noIndex) return [meta('robots', 'noindex')];
  return [
    link({ rel: 'canonical', href: absoluteUrl(origin, path) }),
    ...(previous === undefined ? [] : [link({ rel: 'prev', href: absoluteUrl(origin, previous) })]),
    ...(next === undefined ? [] : [link({ rel: 'next', href: absoluteUrl(origin, next) })]),
    link({ rel: 'alternate', type: 'application/rss+xml', title: shareCopy.feedTitle, href: feedPath }),
  ];
}

/**
 * What a chat or a network shows beside a link to the page. Open Graph tags, and the Twitter tags that Twitter does not
 * read from Open Graph. Sources: https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 */
function shareTags(head: PageHead, origin: string): HeadTag[] {
  const pictureText = sharePictureText(head);
  return [
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', site.language.replace('-', '_')),
    property('og:title', documentTitle(head)),
    property('og:description', head.description),
    property('og:url', absoluteUrl(origin, head.path)),
    property('og:image', absoluteUrl(origin, sharePicturePath(head))),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(sharePictureSize.width)),
    property('og:image:height', String(sharePictureSize.height)),
    property('og:image:alt', pictureText),
    ...writtenTags(head),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', pictureText),
  ];
}

function writtenTags({ written }: PageHead): HeadTag[] {
  if (written === undefined) return [];
  const { publishedAt, modifiedAt, section } = written;
  return [
    ...(publishedAt === undefined ? [] : [property('article:published_time', publishedAt)]),
    ...(modifiedAt === undefined ? [] : [property('article:modified_time', modifiedAt)]),
    property('article:section', section),
  ];
}

function meta(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

function link(attributes: HeadTag['attributes']): HeadTag {
  return { tag: 'link', attributes };
}
