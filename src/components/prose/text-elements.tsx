import type { MDXComponents } from 'mdx/types';
import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { firstWords } from './body';
import { useProseWords } from './words';

/** Shows a table in a frame that scrolls sideways, named by its first column heading. Throws outside a `ProseWordsContext`. */
export function Table({ children }: { children?: ReactNode }) {
  const { table } = useProseWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in Safari the keyboard scrolls only a frame that takes the focus
    <section className="frame" aria-label={table(firstWords(children))} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** Renders a column heading without its `style`, which the content policy forbids. A right-aligned one has the class `num`. */
export function HeadCell({ style, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" className={numeric(style)} {...rest} />;
}

/** Renders a table cell without its `style`. If that right-aligns the text, the cell gets the class `num`. */
export function Cell({ style, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td className={numeric(style)} {...rest} />;
}

function numeric(style: { textAlign?: unknown } | undefined): string | undefined {
  return style?.textAlign === 'right' ? 'num' : undefined;
}

/** The components that replace Markdown's table elements in any written text. All its other elements are plain HTML. */
export const textElements: MDXComponents = { table: Table, th: HeadCell, td: Cell };
