import { entryAddress } from './entry-address';

/** A page of the site as it travels: finished, in a document of its own. */
export interface PageDocument {
  /** Its folder in src/pages. */
  page: string;
  /** When the script of that folder is wanted: `at-once` or `when-idle`; undefined where there is none. */
  script: string | undefined;
  /** Its path in the route table. */
  path: string;
  /** What its header stands on. */
  ground: string | undefined;
  title: string;
  /** The rules of all it wears. */
  styles: string;
  /** The tags of its head that are its own. */
  head: readonly Node[];
  /** What stands in `main`. */
  content: HTMLElement;
}

/**
 * The page at a clean path, from the worker's store or the network. Rejects when it cannot be had, and when what came is
 * no page of the very build that is running: the browser's own navigation then does what is right.
 */
export async function fetchPage(path: string): Promise<PageDocument> {
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${path} is no page`);
  const fetched = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (buildOf(fetched) !== buildOf(document)) throw new Error(`${path} is of another build`);
  const page = readPage(fetched);
  if (!page) throw new Error(`${path} is no page of this site`);
  return page;
}

/** The page in a document: the one that was served, or one that was fetched. Null when it holds none of ours. */
export function readPage(from: Document): PageDocument | null {
  const content = from.querySelector<HTMLElement>('[data-page]');
  const header = from.querySelector('header');
  if (!content?.dataset.page || !header?.dataset.path) return null;
  return {
    page: content.dataset.page,
    script: content.dataset.script,
    path: header.dataset.path,
    ground: header.dataset.ground,
    title: from.title,
    styles: from.querySelector('style[data-own]')?.textContent ?? '',
    head: ownTags(from),
    content,
  };
}

/**
 * What a document was built with. The name of its entry is a hash that the name of every other script goes into; the reset
 * and the tokens are in no script. What an extension put into the open document is not looked at.
 */
function buildOf(from: Document): string {
  const entry = entryAddress(from).replace(/\?.*/, '');
  return `${entry} ${from.querySelector('style[data-shared]')?.textContent}`;
}

/** Puts a fetched page in the place of the one shown: its content and its head. */
export function replacePage(page: PageDocument): void {
  // A script in it runs as in a document that is opened; a parsed copy of one would not.
  for (const parsed of page.content.querySelectorAll('script')) {
    const script = document.createElement('script');
    script.text = parsed.text;
    parsed.replaceWith(script);
  }
  document.querySelector('[data-page]')?.replaceWith(page.content);
  const own = ownTags(document);
  own[0]?.before(...page.head);
  for (const tag of own) tag.remove();
}

/** The prerendered head stands between two comments, so that a change of page replaces it and nothing else. */
function ownTags(from: Document): ChildNode[] {
  const nodes = [...from.head.childNodes];
  const place = (text: string) =>
    nodes.findIndex((node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text);
  return nodes.slice(place('page-head') + 1, Math.max(place('/page-head'), 0));
}
