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

/** A page gives its words to the elements of its text by this context, because the text creates these elements itself. */
export const ProseWordsContext = createContext<ProseWords | null>(null);

/** Returns the words that the page gives by `ProseWordsContext`. Throws if no such context is around the component. */
export function useProseWords(): ProseWords {
  const words = useContext(ProseWordsContext);
  if (!words) throw new Error('A written text must be inside a ProseWordsContext');
  return words;
}
