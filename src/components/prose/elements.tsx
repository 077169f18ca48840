import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { BarFigure } from './bar-figure';
import { Bill } from './bill';
import { LineFigure } from './line-figure';
import { RangeFigure } from './range-figure';
import { textElements } from './text-elements';
import { WaterfallFigure } from './waterfall-figure';
import { useProseWords } from './words';

/** Everything an article may hold. The look is `look.ts`, on the element around it. */
export const proseElements: MDXComponents = {
  ...textElements,
  Bill,
  BarFigure,
  LineFigure,
  RangeFigure,
  WaterfallFigure,
  Takeaways,
};

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
