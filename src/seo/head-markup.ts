import type { HeadTag } from './head-tags';

/** Returns the tags as HTML. Attributes and texts are escaped; the text of a script is not. */
export function headMarkup(tags: readonly HeadTag[]): string {
  return tags.map(tagMarkup).join('');
}

function tagMarkup({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');
  if (tag === 'meta' || tag === 'link') return `<${tag}${list}>`;
  return `<${tag}${list}>${tag === 'script' ? (text ?? '') : escapeText(text ?? '')}</${tag}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
