export type Faq = { readonly question: string; readonly answer: string };

/**
 * Returns a new list of the `faqs`, in their order, whose question or answer contains `search`, taken literally. Ignores case,
 * and white space around `search`, which phone keyboards add. A blank search returns all.
 */
export function searchFaqs<Item extends Faq>(faqs: readonly Item[], search: string): Item[] {
  return faqs.filter(
    ({ question, answer }) =>
      search.trim() === '' || [question, answer].some((text) => matchRanges(text, search).length > 0),
  );
}

/**
 * Returns the places of the literal text `search`, in order, without overlap, in UTF-16 units. `end` is exclusive. Ignores
 * case. Ignores white space at both ends of `search`. A blank search gives [].
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
