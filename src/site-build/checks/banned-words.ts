/** Words that a line of content/ must not contain, and what to write instead. */
export const BANNED_WORDS: readonly { words: RegExp; instead: string }[] = [
  // Words of hotels instead of words of the drawings.
  { words: /\b(?:your|our) houses?\b/i, instead: 'your hotel' },
  { words: /\btariffs?\b/i, instead: 'rate' },
  // Unidiomatic English.
  { words: /\bstands? behind\b/i, instead: 'who does what' },
  { words: /\b(?:is|are) told (?:to you )?(?:before|beforehand|first)\b/i, instead: 'we tell you first' },
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
