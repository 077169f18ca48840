import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import { tableElements } from '../../components/prose/table-elements';
import { articleCopy } from '../../content/copy/article';
import { chartNumber } from '../../scenes/kit/chart-number';
import * as charts from './charts';

/** The components that articles may use, for MDX. Their styles are in `prose.styles.ts`, on the element around the article. */
export const articleElements: MDXComponents = { ...tableElements, Bill, ...charts, Takeaways, Source };

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

interface BillProps {
  caption: string;
  /** Amounts in rupees. A deduction is negative. */
  rows: readonly { label: string; amount: number; total?: boolean }[];
}

/** Shows rupees as a table with emphasised `total` rows. Labels must differ. Throws a RangeError for NaN and Infinity. */
export function Bill({ caption, rows }: BillProps) {
  return (
    <table className="bill">
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ label, amount, total }) => (
          <tr key={label} className={total ? 'total' : undefined}>
            <th scope="row">{label}</th>
            <td>{chartNumber(amount, '₹')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
