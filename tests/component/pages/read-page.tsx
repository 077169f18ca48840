import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** One page by itself, without the frame around it, as the HTML that a visitor gets before any script. */
export function readPage(Page: ComponentType): Document {
  const html = renderToStaticMarkup(<Page />);
  return new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
}

export function texts(root: ParentNode | null | undefined, selector: string): string[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map((element) => element.textContent ?? '');
}

/** Text and address of every link, in order. */
export function links(root: ParentNode | null | undefined): [text: string, href: string | null][] {
  return [...(root?.querySelectorAll('a') ?? [])].map((link) => [
    link.textContent ?? '',
    link.getAttribute('href'),
  ]);
}

/** The section under a heading of these words. */
export function sectionOf(page: Document, heading: string): Element | null | undefined {
  return [...page.querySelectorAll('h1, h2')]
    .find((element) => element.textContent === heading)
    ?.closest('section');
}
