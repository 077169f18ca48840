import type { MDXComponents } from 'mdx/types';
import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { firstWords } from './body';
import { useProseWords } from './words';

/** A table in its own frame. If it is wider than the screen, the frame scrolls sideways, by touch or keyboard. */
export function Table({ children }: { children?: ReactNode }) {
  const { table } = useProseWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari lets the keyboard into a frame that scrolls only if it can have the focus
    <section className="frame" aria-label={table(firstWords(children))} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** MDX marks a right-aligned column by a style attribute. The content security policy forbids that, so it becomes a class. */
export function HeadCell({ style, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" className={numeric(style)} {...rest} />;
}

export function Cell({ style, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td className={numeric(style)} {...rest} />;
}

function numeric(style: { textAlign?: unknown } | undefined): string | undefined {
  return style?.textAlign === 'right' ? 'num' : undefined;
}

/** The elements of any written text that are components of ours: its tables. All others are plain HTML. */
export const textElements: MDXComponents = { table: Table, th: HeadCell, td: Cell };
