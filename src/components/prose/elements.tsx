import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { articleCopy } from '../../content/copy/article';
import { Bill } from './bill';
import * as charts from './charts';
import { tableElements } from './table-elements';

/** The components that an article may use, for MDX. Their styles are in `prose.styles.ts`, on the element around the article. */
export const proseElements: MDXComponents = { ...tableElements, Bill, ...charts, Takeaways, Source };

/** Returns the id of an entry in an article's list of sources: `source-2` for the source with the number 2. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** Shows the number of a source after the sentence that it supports, as a link to the list of sources. */
function Source({ n }: { n: number }) {
  return (
    <sup>
      <a href={`#${sourceAnchor(n)}`} aria-label={articleCopy.prose.source(n)}>
        {n}
      </a>
    </sup>
  );
}

function Takeaways({ children }: { children?: ReactNode }) {
  return (
    <div className="takeaways">
      <p>{articleCopy.prose.takeaways}</p>
      {children}
    </div>
  );
}
