export type FaqEntry = { readonly question: string; readonly answer: string };

/** The place of a match in a text: from `start` to before `end`, in UTF-16 units. */
export type MatchRange = { readonly start: number; readonly end: number };

/**
 * Returns a new list of the same entries, in their order, whose question or answer contains the search text as it is typed.
 * Ignores case, and white space around the search text because phone keyboards add it. A blank search returns all entries.
 */
export function searchFaqs<Entry extends FaqEntry>(entries: readonly Entry[], search: string): Entry[] {
  return entries.filter(
    ({ question, answer }) =>
      search.trim() === '' || [question, answer].some((text) => matchRanges(text, search).length > 0),
  );
}

/** Returns all places of `search`, taken literally, in order, without overlap. Ignores case, outer white space. Blank: []. */
export function matchRanges(text: string, search: string): MatchRange[] {
  const searched = search.trim();
  if (searched === '') return [];
  const pattern = new RegExp(searched.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
