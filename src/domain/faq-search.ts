export type Faq = { readonly question: string; readonly answer: string };

/**
 * Returns the `faqs` whose question or answer contains the literal text `search`, in their order, as a new list. Ignores case,
 * and white space around `search`, which phone keyboards add. A blank search returns all.
 */
export function searchFaqs<Item extends Faq>(faqs: readonly Item[], search: string): Item[] {
  return faqs.filter(
    ({ question, answer }) =>
      search.trim() === '' || [question, answer].some((text) => matchRanges(text, search).length > 0),
  );
}

/**
 * Returns where the literal text `search` occurs in `text`, in order and without overlap, in UTF-16 units. `end` is exclusive.
 * Ignores case, and white space at both ends of `search`. Returns [] for a blank search.
 */
export function matchRanges(text: string, search: string): { start: number; end: number }[] {
  const searched = search.trim();
  if (searched === '') return [];
  const pattern = new RegExp(searched.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}
