/** Replaces each lone surrogate (half of a pair that was cut) by U+FFFD. A complete pair stays as it is. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Encodes text as `encodeURIComponent` does. Never throws, because it first replaces lone surrogates by U+FFFD. */
export function encodeUriText(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/**
 * Makes a text safe for one line of a terminal. Replaces each line break, tab, other control character, line separator, half
 * surrogate pair, and character that changes the direction of writing by a blank. Does not trim or shorten the text.
 */
export function toTerminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}
