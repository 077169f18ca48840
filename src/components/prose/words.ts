import { createContext, useContext } from 'react';

/** The words that tables and figures of a written text need. */
interface ProseWords {
  /** Returns the accessible name of a table's frame, from the heading of its first column. */
  table: (firstColumn: string) => string;
  /** The heading of the takeaways at the end of a text. */
  takeaways: string;
  /** Returns the accessible name of the link to a source. */
  source: (number: number) => string;
  /** The button that opens the figures of a drawing as a table. */
  figuresAsTable: string;
  /** The column headings of those tables. */
  columns: Record<'item' | 'value' | 'note' | 'from' | 'to' | 'evidence', string>;
}

/** The words for the elements of a text. A page provides them by context, because the text creates these elements itself. */
export const ProseWordsContext = createContext<ProseWords | null>(null);

/** Returns the value of `ProseWordsContext`. Throws without a provider above the component. */
export function useProseWords(): ProseWords {
  const words = useContext(ProseWordsContext);
  if (!words) throw new Error('A written text must be inside a ProseWordsContext');
  return words;
}
