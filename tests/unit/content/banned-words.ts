/** Words that content/ must not contain, and what to write instead. */
interface BannedWords {
  readonly words: RegExp;
  readonly instead: string;
  /** The rule applies only to paths in content/ that start with this. Default: to all. */
  readonly within?: string;
}

const BANNED_WORDS: readonly BannedWords[] = [
  // Words of hotels instead of words of the drawings.
  { words: /\b(?:your|our) houses?\b/i, instead: 'your hotel' },
  { words: /\bnight desk\b/i, instead: 'the front desk, or us' },
  { words: /\btariffs?\b/i, instead: 'rate' },
  { words: /\bhouse full\b/i, instead: 'full, or sold out' },
  { words: /\bafter dark\b/i, instead: 'what the section holds' },
  // src/content/copy/measure.ts says once how figures are measured.
  { words: /\bas we report (?:it|them)\b/i, instead: 'the label, and a link to How we measure' },
  { words: /\bthe source does not say\b/i, instead: 'what is known' },
  { words: /\bnot a diary\b/i, instead: 'what is done' },
  // Unidiomatic English.
  { words: /\bstands? behind\b/i, instead: 'who does what' },
  { words: /\b(?:is|are) told (?:to you )?(?:before|beforehand|first)\b/i, instead: 'we tell you first' },
  { words: /\bby (?:itself|themselves)\b/i, instead: 'who does it, or when', within: 'copy/' },
  // All pages must say the same about who decides on rates.
  {
    words:
      /\bwe (?:set|run) (?:your|the) (?:room )?rates\b|\bset a hotel’s rates\b|\btomorrow’s (?:rate|price) set\b/i,
    instead: 'we propose rates and publish them within limits you approve',
  },
  // Promises and advertising language.
  { words: /\bevery bad review\b|\brooms that will be sold\b/i, instead: 'what is done, without "every"' },
  { words: /\b(?:we|is|are) guaranteed?\b/i, instead: 'a figure with its label' },
  {
    words: /\bgame.?chang|\bseamless|\bcutting.edge|\bleverag(?:e|ing)\b|\bsynerg/i,
    instead: 'what it does',
  },
];

/**
 * Returns one error for each line of a file and each rule of `BANNED_WORDS` that the line breaks. `name` is the file's path in
 * content/. Skips comment lines of `.ts` files.
 */
export function bannedWordFaults(name: string, text: string): string[] {
  return text.split('\n').flatMap((line, i) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(line) && name.endsWith('.ts')) return [];
    return BANNED_WORDS.flatMap(({ words, instead, within = '' }) => {
      if (!name.startsWith(within)) return [];
      const found = words.exec(line)?.[0];
      return found === undefined ? [] : [`content/${name}:${i + 1}: "${found}": say ${instead}`];
    });
  });
}
