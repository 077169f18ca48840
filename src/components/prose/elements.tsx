import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { Bill } from './bill';
import { BarFigure, LineFigure, RangeFigure, WaterfallFigure } from './figures';
import { textElements } from './text-elements';
import { useProseWords } from './words';

/** Everything an article may hold. The look is `look.ts` beside it, on the element around it. */
export const proseElements: MDXComponents = {
  ...textElements,
  Bill,
  BarFigure,
  LineFigure,
  RangeFigure,
  WaterfallFigure,
  Takeaways,
  Source,
};

/** Where the list of sources holds the one of this number. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** The number of the source behind the sentence it supports; leads to the list at the end. */
function Source({ n }: { n: number }) {
  const { source } = useProseWords();
  return (
    <sup>
      <a href={`#${sourceAnchor(n)}`} aria-label={source(n)}>
        {n}
      </a>
    </sup>
  );
}

/** The sentences to keep, at the end of a text, under their title. */
function Takeaways({ children }: { children?: ReactNode }) {
  const { takeaways } = useProseWords();
  return (
    <div className="takeaways">
      <p>{takeaways}</p>
      {children}
    </div>
  );
}
