import { outsidePagesCopy } from '../content/copy/outside-pages';
import { site } from '../content/site';
import { escapeMarkup } from './escape-markup';
import { FEED_PATH } from './feed';
import { pageGraph } from './page-graph';
import type { CompleteHead } from './page-head';
import { SHARE_PICTURE_SIZE, sharePictureAltText, sharePicturePath } from './share-picture';
import { siteUrl } from './site-url';

/**
 * Returns a page's own tags for its `<head>`: title, meta, <link>, share tags and structured data.
 * - Escapes the texts and adds the site's name to the title.
 * - A `noIndex` page gets a robots tag instead of the <link> tags (canonical, previous, next and feed).
 * - `themeColour` is the CSS colour of a phone's status bar.
 */
export function headMarkup(head: CompleteHead, themeColour: string): string {
  // A `</script>` in a text would end the element. JSON allows the escape.
  const data = JSON.stringify(pageGraph(head)).replaceAll('<', '\\u003c');
  return [
    `<title>${escapeMarkup(documentTitle(head))}</title>`,
    meta('description', head.description),
    ...(head.keywords.length > 0 ? [meta('keywords', head.keywords.join(', '))] : []),
    ...addressTags(head),
    meta('theme-color', themeColour),
    ...shareTags(head),
    `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

/** Returns a title such as `Pricing | Kitaki`. The page's name is first, because tabs and search results cut the end. */
function documentTitle({ title }: CompleteHead): string {
  return `${title} | ${site.name}`;
}

function addressTags({ path, noIndex, previous, next }: CompleteHead): string[] {
  if (noIndex) return [meta('robots', 'noindex')];
  return [
    ...Object.entries({ canonical: path, prev: previous, next }).flatMap(([rel, to]) =>
      to === undefined ? [] : [tag('link', { rel, href: siteUrl(to) })],
    ),
    tag('link', {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: outsidePagesCopy.feedTitle,
      href: FEED_PATH,
    }),
  ];
}

/**
 * Returns the tags from which chats and networks make the preview of a link. Twitter reads the Open Graph tags and the two tags
 * at the end. Sources: https://ogp.me and https://developer.x.com/en/docs/x-for-websites/cards/overview/markup
 */
function shareTags(head: CompleteHead): string[] {
  const altText = sharePictureAltText(head);
  const { publishedAt, modifiedAt, section } = head.article ?? {};
  const properties = {
    'og:type': head.article ? 'article' : 'website',
    'og:site_name': site.name,
    'og:locale': site.language.replace('-', '_'),
    'og:title': documentTitle(head),
    'og:description': head.description,
    'og:url': siteUrl(head.path),
    'og:image': siteUrl(sharePicturePath(head)),
    'og:image:type': 'image/png',
    'og:image:width': String(SHARE_PICTURE_SIZE.width),
    'og:image:height': String(SHARE_PICTURE_SIZE.height),
    'og:image:alt': altText,
    'article:published_time': publishedAt,
    'article:modified_time': modifiedAt,
    'article:section': section,
  };
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content === undefined ? [] : [tag('meta', { property, content })],
    ),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image:alt', altText),
  ];
}

function meta(name: string, content: string): string {
  return tag('meta', { name, content });
}

function tag(name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${list.join('')}>`;
}
