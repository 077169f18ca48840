import type { MDXContent, MDXProps } from 'mdx/types';
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface ProseSection {
  /** The anchor from the text of the heading, such as `what-it-costs`. Two sections may have the same, and it may be ''. */
  id: string;
  title: string;
  /** The blocks after the heading. */
  content: readonly ReactNode[];
}

/** A written text in parts, so that a page can list the sections and give each a background. */
export interface ProseBody {
  /** The blocks before the first heading. If `props.components` replaces `h2`, these are all blocks. */
  opening: readonly ReactNode[];
  sections: readonly ProseSection[];
}

/**
 * Divides an MDX body at its top-level `h2` headings. Returns the blocks before the first heading, and a section for each.
 * - Calls `Body(props)` as a function, so `Body` must not use hooks.
 * - Without such a heading, or if `props.components` replaces `h2`, there are no sections.
 */
export function divideProse(Body: MDXContent, props: MDXProps): ProseBody {
  const opening: ReactNode[] = [];
  const sections: { id: string; title: string; content: ReactNode[] }[] = [];
  for (const block of topBlocksOf(Body(props))) {
    if (isElement(block) && block.type === 'h2') {
      const title = plainText(block);
      sections.push({ id: anchorOf(title), title, content: [] });
    } else {
      (sections.at(-1)?.content ?? opening).push(block);
    }
  }
  return { opening, sections };
}

/** Joins texts without spaces. Renders no components. */
function plainText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(plainText).join('');
  return isElement(node) ? plainText(node.props.children) : '';
}

/** Returns the anchor of a heading: `what-it-costs-in` for `What it costs, in ₹`. Returns '' if it has no a-z or 0-9. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function topBlocksOf(body: ReactNode): ReactNode[] {
  const blocks = isElement(body) && body.type === Fragment ? body.props.children : body;
  // Drops the line breaks between the blocks of the file.
  return Children.toArray(blocks).filter((block) => typeof block !== 'string' || block.trim() !== '');
}

function isElement(node: ReactNode): node is ReactElement<{ children?: ReactNode }> {
  return isValidElement(node);
}
