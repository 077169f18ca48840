import type { MDXContent, MDXProps } from 'mdx/types';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface ProseSection {
  /** The anchor, made of the heading's words: `what-it-costs`. */
  id: string;
  title: string;
  content: readonly ReactNode[];
}

/** A written text, taken apart so that a page can place its parts: a list of contents, a ledger, a ground of its own. */
export interface ProseBody {
  /** What stands before the first heading. */
  opening: readonly ReactNode[];
  sections: readonly ProseSection[];
}

/**
 * An MDX body in its sections, divided at its second-level headings. A body is called, not rendered: it has neither
 * state nor hooks, and only its elements tell where a section begins.
 */
export function proseBody(Body: MDXContent, props: MDXProps): ProseBody {
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

/** The words of a text, blocks apart from each other, without those that its figures draw. */
export function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  return isElement(node) ? plainText(node.props.children) : '';
}

/** The first run of words: of a table, the head of its first column. */
export function firstWords(node: ReactNode): string {
  if (!isElement(node))
    return Array.isArray(node)
      ? (node.map(firstWords).find((words) => words !== '') ?? '')
      : plainText(node).trim();
  return firstWords(node.props.children);
}

/** `What it costs, in ₹` is `what-it-costs-in`. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function topBlocks(body: ReactNode): ReactNode[] {
  const blocks = isElement(body) ? body.props.children : body;
  // The line breaks between the blocks of the file.
  return Children.toArray(blocks).filter((block) => typeof block !== 'string' || block.trim() !== '');
}

function isElement(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isValidElement(node);
}
