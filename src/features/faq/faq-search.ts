interface Faq {
  readonly question: string;
  readonly answer: string;
}

/**
 * Returns the `faqs` whose question or answer contains `search`, in their order, as a new list. Compares like `splitAtMatches`.
 * A blank search returns all.
 */
export function searchFaqs<Item extends Faq>(faqs: readonly Item[], search: string): Item[] {
  return faqs.filter(
    ({ question, answer }) =>
      search.trim() === '' || [question, answer].some((text) => splitAtMatches(text, search).length > 1),
  );
}

/**
 * Splits `text` at each occurrence of `search`, and keeps the occurrences: they have the odd indexes. Ignores case, and white
 * space at both ends of `search`, which phone keyboards add. A hyphen also finds an en dash, as in "2–3 weeks", and the reverse.
 * Returns `text` as the only piece for a blank search.
 */
export function splitAtMatches(text: string, search: string): string[] {
  const searched = search.trim();
  if (searched === '') return [text];
  const pattern = searched.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/[-–]/g, '[-–]');
  return text.split(new RegExp(`(${pattern})`, 'giu'));
}
