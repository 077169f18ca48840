import type { HeadTag } from '../seo/head-tags';

/** The prerendered head stands between these comments, so that a client navigation replaces it and nothing else. */
const START = 'page-head';
const END = '/page-head';

export function setDocumentTitle(title: string): void {
  document.title = title;
}

/** Replaces the page's own head tags with those of the page now shown. A document without the markers only gets its title. */
export function replaceDocumentHead(tags: readonly HeadTag[]): void {
  const title = tags.find((tag) => tag.tag === 'title')?.text;
  const [start, end] = markers();
  if (!start || !end) {
    if (title !== undefined) document.title = title;
    return;
  }
  while (start.nextSibling && start.nextSibling !== end) start.nextSibling.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    end.before(element);
  }
}

function markers(): [ChildNode | undefined, ChildNode | undefined] {
  const comment = (text: string) =>
    [...document.head.childNodes].find(
      (node) => node.nodeType === Node.COMMENT_NODE && node.nodeValue === text,
    );
  return [comment(START), comment(END)];
}
