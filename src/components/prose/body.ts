import type { MDXContent, MDXProps } from 'mdx/types';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface ProseSection {
  /** The anchor, from the text of the heading: `what-it-costs`. */
  id: string;
  title: string;
  content: readonly ReactNode[];
}

/** A written text in parts, so that a page can place each part: contents list, sections with a background. */
export interface ProseBody {
  opening: readonly ReactNode[];
  sections: readonly ProseSection[];
}

/**
 * Divides an MDX body at its second-level headings: `opening` is what precedes the first; each begins one of `sections`.
 * `sections` is empty without headings, or if `props.components` replaces `h2`. Ids may repeat or be ''. Calls `Body` as a
 * function, so it must have no hooks.
 */
export function divideProse(Body: MDXContent, props: MDXProps): ProseBody {
  const opening: ReactNode[] = [];
  const sections: { id: string; title: string; content: ReactNode[] }[] = [];
  for (const block of topBlocks(Body(props))) {
    if (isElement(block) && block.type === 'h2') {
      const title = plainText(block);
      sections.push({ id: anchorOf(title), title, content: [] });
    } else {
      (sections.at(-1)?.content ?? opening).push(block);
    }
  }
  return { opening, sections };
}

/** Returns the text of a node and its children, without the text that its components would render. '' if it has none. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  return isElement(node) ? plainText(node.props.children) : '';
}

/** Returns the first text in a node that is not blank, trimmed; '' if there is none. Of a table: the first column heading. */
export function firstWords(node: ReactNode): string {
  if (isElement(node)) return firstWords(node.props.children);
  if (!Array.isArray(node)) return plainText(node).trim();
  return node.map(firstWords).find((words) => words !== '') ?? '';
}

/** Returns the anchor of a heading: `What it costs, in ₹` becomes `what-it-costs-in`. '' without Latin letters and digits. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function topBlocks(body: ReactNode): ReactNode[] {
  const blocks = isElement(body) && body.type === Fragment ? body.props.children : body;
  // Drops the line breaks between the blocks of the file.
  return Children.toArray(blocks).filter((block) => typeof block !== 'string' || block.trim() !== '');
}

function isElement(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isValidElement(node);
}
