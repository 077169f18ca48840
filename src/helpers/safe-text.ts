/** Replaces each lone surrogate (half of a pair that was cut) by U+FFFD. A complete pair stays as it is. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Encodes text as `encodeURIComponent` does. Never throws, because it first replaces lone surrogates by U+FFFD. */
export function encodeUriText(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/**
 * Returns the text safe for one line of a terminal. A blank replaces each control character, line separator, character that
 * changes the direction of writing, and half of a surrogate pair. Does not trim or shorten the text.
 */
export function toTerminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}
