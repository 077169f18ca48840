import type { MDXComponents } from 'mdx/types';
import { isValidElement, type ReactNode, type TdHTMLAttributes, type ThHTMLAttributes } from 'react';
import { articleCopy } from '../../content/copy/article';
import { ScrollFrame } from '../scroll-frame';

/** Shows a table in a frame that scrolls sideways. The frame's accessible name contains the first text of the table. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    <ScrollFrame className="frame" aria-label={articleCopy.prose.table(firstText(children))}>
      <table>{children}</table>
    </ScrollFrame>
  );
}

/** Returns the first text that is not blank, trimmed, or ''. Renders no components. */
function firstText(node: ReactNode): string {
  if (isValidElement<{ children?: ReactNode }>(node)) return firstText(node.props.children);
  if (Array.isArray(node)) return node.map(firstText).find((text) => text !== '') ?? '';
  return typeof node === 'string' || typeof node === 'number' ? String(node).trim() : '';
}

/** Renders a column `<th>` with all props but `style`. Without a `className`, its class is `number` if `style` aligns right. */
export function HeadCell({ style, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" className={isAlignedRight(style) ? 'number' : undefined} {...rest} />;
}

/** Renders a `<td>` with all props but `style`. Without a `className`, its class is `number` if `style` aligns right. */
export function Cell({ style, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td className={isAlignedRight(style) ? 'number' : undefined} {...rest} />;
}

// Markdown aligns a cell by the attribute `style`. Here the styles of the prose do it.
function isAlignedRight(style: { textAlign?: unknown } | undefined): boolean {
  return style?.textAlign === 'right';
}

/** The components that replace Markdown's table elements in articles and case studies. */
export const tableElements: MDXComponents = { table: Table, th: HeadCell, td: Cell };
