import { createContext, useContext } from 'react';

/** The few words that stand around a text: its tables and figures need them. */
interface ProseWords {
  /** Names the frame in which a table too wide for a phone is moved sideways; given the head of its first column. */
  table: (firstColumn: string) => string;
  /** Over the sentences to keep, at the end. */
  takeaways: string;
  /** The number of a source, said behind the sentence it supports. */
  source: (number: number) => string;
  /** Opens the figures of a drawing as a table. */
  figuresAsTable: string;
  /** Column heads of those tables. */
  columns: {
    item: string;
    value: string;
    note: string;
    from: string;
    to: string;
    evidence: string;
  };
}

/** The page puts its words around its text: the elements of a text are made by the text, which has none to give them. */
export const ProseWordsContext = createContext<ProseWords | null>(null);

export function useProseWords(): ProseWords {
  const words = useContext(ProseWordsContext);
  if (!words) throw new Error('A written text stands inside a ProseWordsContext');
  return words;
}
