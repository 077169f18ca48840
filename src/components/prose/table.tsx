import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from 'react';
import { firstWords } from './body';
import { useProseWords } from './words';

/** A table in a frame of its own: what does not fit a phone is moved sideways there, by touch or by keyboard. */
export function Table({ children }: { children?: ReactNode }) {
  const { table } = useProseWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari lets the keyboard into a frame that scrolls only if it can have the focus
    <section className="frame" aria-label={table(firstWords(children))} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** Markdown says with a style attribute that a column holds numbers; our content policy forbids it, so it becomes a class. */
export function HeadCell({ style, ...rest }: ThHTMLAttributes<HTMLTableCellElement>) {
  return <th scope="col" className={numeric(style)} {...rest} />;
}

export function Cell({ style, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return <td className={numeric(style)} {...rest} />;
}

function numeric(style: { textAlign?: unknown } | undefined): string | undefined {
  return style?.textAlign === 'right' ? 'num' : undefined;
}
