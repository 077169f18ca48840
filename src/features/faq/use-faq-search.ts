import { type RefObject, useEffect, useState } from 'react';
import { type FaqEntry, searchFaqs } from '../../domain/faq-search';

interface FaqSearch<Entry> {
  search: string;
  setSearch: (text: string) => void;
  clear: () => void;
  /** False for a blank text: then all entries are listed and not counted. */
  isSearching: boolean;
  found: readonly Entry[];
}

/** Searches while the visitor types. Starts with the text that was typed before the script started. */
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
