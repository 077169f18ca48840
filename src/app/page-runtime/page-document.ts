import { mediaTypeOf } from '../../helpers/media-type';
import type { PageScript } from '../../pages/page-module';
import { HEADER_BACKGROUNDS, type HeaderBackground } from '../../theme/header-backgrounds';
import { insertPageStyles } from '../../theme/runtime-recipe';
import { entryScriptSrc } from './entry-script-src';

/** One prerendered page, read from its HTML document. */
export interface PageDocument {
  /** Name of its folder in src/pages. */
  folder: string;
  /** When the script of that folder starts, if it has one. Undefined: at once. */
  startWhen: PageScript['startWhen'];
  /** Its path in the route table. */
  path: string;
  background: HeaderBackground;
  title: string;
  /** The CSS rules of its classes. */
  styles: string;
  /** The tags of its head that other pages do not share. */
  head: readonly Node[];
  /** Its element with `data-page`, inside `main`. */
  content: HTMLElement;
}

/**
 * Fetches the page of a clean path, for `replacePage`. An unknown path gives the host's 404 page, because the HTTP status does
 * not matter. Rejects if the request fails, or if the response is not a page of the running build.
 */
export async function fetchPage(path: string): Promise<PageDocument> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!mediaTypeOf(response).startsWith('text/html')) throw new Error(`${path} is no page`);
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (buildOf(fetched) !== buildOf(document)) throw new Error(`${path} is of another build`);
  const page = readPage(fetched);
  if (!page) throw new Error(`${path} is no page of this site`);
  return page;
}

/** Reads the page from a document, without copying its nodes. Returns null if no element has `data-page` and `data-path`. */
export function readPage(from: Document): PageDocument | null {
  const content = from.querySelector<HTMLElement>('[data-page]');
  const { page: folder, startWhen, path, background } = content?.dataset ?? {};
  if (!content || !folder || !path) return null;
  return {
    folder,
    startWhen: startWhen === 'when-idle' ? startWhen : undefined,
    path,
    background: HEADER_BACKGROUNDS.find((each) => each === background) ?? 'canvas',
    title: from.title,
    styles: from.querySelector('style[data-page-styles]')?.textContent ?? '',
    head: pageHeadTagsOf(from),
    content,
  };
}

/** Returns a text that differs between builds. It holds the entry's address, with a hash of all scripts, and the shared CSS. */
function buildOf(from: Document): string {
  const entry = entryScriptSrc(from).replace(/\?.*/, '');
  return `${entry} ${from.querySelector('style[data-shared-styles]')?.textContent}`;
}

/**
 * Replaces the content, the title and the other head tags of the shown page by the nodes of a fetched page. Inserts the CSS
 * rules of the page that the document lacks. Replaces only the head if no page is shown. The caller starts the page's script
 * and scrolls.
 */
export function replacePage(page: PageDocument): void {
  insertPageStyles(page.styles);
  document.querySelector('[data-page]')?.replaceWith(page.content);
  const oldTags = pageHeadTagsOf(document);
  oldTags[0]?.before(...page.head);
  for (const tag of oldTags) tag.remove();
}

/** Returns the nodes between the comments `page-head` and `/page-head`: the part of the head that differs by page. */
function pageHeadTagsOf(from: Document): ChildNode[] {
  const nodes = [...from.head.childNodes];
  const indexOfComment = (text: string) =>
    nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text);
  return nodes.slice(indexOfComment('page-head') + 1, Math.max(indexOfComment('/page-head'), 0));
}
