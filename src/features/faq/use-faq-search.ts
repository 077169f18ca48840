import { type RefObject, useEffect, useState } from 'react';
import { type FaqEntry, searchFaqs } from '../../domain/faq-search';

interface FaqSearch<Entry> {
  search: string;
  setSearch: (text: string) => void;
  clear: () => void;
  /** A blank search is none: everything is listed and nothing is counted. */
  isSearching: boolean;
  found: readonly Entry[];
}

/** The live search. What was typed before the script had started is searched for at once, not thrown away. */
export function useFaqSearch<Entry extends FaqEntry>(
  entries: readonly Entry[],
  field: RefObject<HTMLInputElement | null>,
): FaqSearch<Entry> {
  const [search, setSearch] = useState('');
  useEffect(() => {
    if (field.current?.value) setSearch(field.current.value);
  }, [field]);
  return {
    search,
    setSearch,
    clear: () => {
      setSearch('');
      field.current?.focus();
    },
    isSearching: search.trim() !== '',
    found: searchFaqs(entries, search),
  };
}
