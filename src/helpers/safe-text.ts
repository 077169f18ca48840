/** Replaces each lone surrogate (half of a pair that was cut) by U+FFFD. A complete pair stays as it is. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Encodes text as `encodeURIComponent` does. Never throws, because it first replaces lone surrogates by U+FFFD. */
export function encodeUriText(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/**
 * Returns the text made safe for one line of a terminal. Replaces by a space: each control character, line separator, lone
 * surrogate, and character that changes the direction of writing. Does not trim or shorten the text.
 */
export function toTerminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}
