import { shareCopy } from '../content/copy/share';
import { site } from '../content/site';
import { absoluteUrl } from './absolute-url';
import { documentTitle } from './document-title';
import { feedPath } from './feed-path';
import { pageGraph } from './page-graph';
import type { PageHead } from './page-head';
import { sharePicturePath, sharePictureSize } from './share-picture';
import { sharePictureText } from './share-picture-words';

/** One tag of the document's head, before it is text or an element. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/**
 * Every tag the head of a page carries, in order. `origin` without a trailing slash; `themeColour` is the colour of the
 * page's top, which a phone paints its own bar in.
 */
export function headTags(head: PageHead, origin: string, themeColour: string): HeadTag[] {
  return [
    { tag: 'title', attributes: {}, text: documentTitle(head) },
    meta('description', head.description),
    ...(head.keywords.length > 0 ? [meta('keywords', head.keywords.join(', '))] : []),
    ...whereItStands(head, origin),
    meta('theme-color', themeColour),
    ...shareTags(head, origin),
    {
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      // `<` must not end the script element early; JSON allows the escape.
      text: JSON.stringify(pageGraph(head, origin)).replaceAll('<', '\\u003c'),
    },
  ];
}

function whereItStands({ path, noIndex }: PageHead, origin: string): HeadTag[] {
  if (noIndex) return [meta('robots', 'noindex')];
  return [
    link({ rel: 'canonical', href: absoluteUrl(origin, path) }),
    link({ rel: 'alternate', type: 'application/rss+xml', title: shareCopy.feedTitle, href: feedPath }),
  ];
}

/**
 * What a message shows of the page. Open Graph for most networks; of its Twitter twins those that Twitter does not take
 * from it. Sources: https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
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
