/** Words a minute: a calm pace, below the 238 Brysbaert (2019) measured for silent reading of English non-fiction. */
const WORDS_PER_MINUTE = 210;

/** Minutes to read so many words, rounded up; at least 1, also for an empty text. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/** The words of a plain text: runs between blanks that hold at least one letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
