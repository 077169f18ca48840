export type FaqEntry = { readonly question: string; readonly answer: string };

/** Where a match stands in the text: from `start` up to, not including, `end`, in UTF-16 units. */
export type MatchRange = { readonly start: number; readonly end: number };

/**
 * The entries whose question or answer holds the search text, whatever the case, in their own order.
 * Blank text finds everything; blanks around the text do not count, since phone keyboards add one.
 */
export function searchFaqs<Entry extends FaqEntry>(entries: readonly Entry[], search: string): Entry[] {
  return entries.filter((entry) => holds(entry.question, search) || holds(entry.answer, search));
}

/** The places of the search text in a text, left to right and not overlapping; none for a blank search. */
export function matchRanges(text: string, search: string): MatchRange[] {
  const wanted = fold(search.trim()).folded;
  if (wanted === '') return [];
  const { folded, origin } = fold(text);
  const ranges: MatchRange[] = [];
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = origin[at]?.start ?? 0;
    const end = origin[at + wanted.length - 1]?.end ?? text.length;
    ranges.push({ start, end });
  }
  return ranges;
}

function holds(text: string, search: string): boolean {
  return search.trim() === '' || matchRanges(text, search).length > 0;
}

/**
 * The text in lower case, and for each of its units the place of the letter it came from: lower case
 * can be longer than the text ('İ' becomes two units), so plain positions would slip.
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
