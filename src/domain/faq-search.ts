export type FaqEntry = { readonly question: string; readonly answer: string };

/** The place of a match in a text: from `start` to before `end`, in UTF-16 units. */
export type MatchRange = { readonly start: number; readonly end: number };

/**
 * Returns the entries whose question or answer contains the search text, in their order. Ignores case, and white space
 * around the search text because phone keyboards add it. A blank search returns all entries.
 */
export function searchFaqs<Entry extends FaqEntry>(entries: readonly Entry[], search: string): Entry[] {
  return entries.filter((entry) => contains(entry.question, search) || contains(entry.answer, search));
}

/** Returns all matches of the search text, left to right and without overlap; none for a blank search. */
export function matchRanges(text: string, search: string): MatchRange[] {
  const searched = fold(search.trim()).folded;
  if (searched === '') return [];
  const { folded, origin } = fold(text);
  const ranges: MatchRange[] = [];
  for (let at = folded.indexOf(searched); at !== -1; at = folded.indexOf(searched, at + searched.length)) {
    const start = origin[at]?.start ?? 0;
    const end = origin[at + searched.length - 1]?.end ?? text.length;
    ranges.push({ start, end });
  }
  return ranges;
}

function contains(text: string, search: string): boolean {
  return search.trim() === '' || matchRanges(text, search).length > 0;
}

/**
 * Returns the text in lower case and, for each of its UTF-16 units, the place of the original letter. Lower case can be
 * longer than the text ('İ' becomes two units), so positions in it cannot be used for the text.
 */
function fold(text: string): { folded: string; origin: MatchRange[] } {
  let folded = '';
  const origin: MatchRange[] = [];
  let start = 0;
  for (const letter of text) {
    const end = start + letter.length;
    const lower = letter.toLowerCase();
    for (let unit = 0; unit < lower.length; unit += 1) origin.push({ start, end });
    folded += lower;
    start = end;
  }
  return { folded, origin };
}
