/** Returns the text with U+FFFD for each lone surrogate (half of a pair that was cut); a complete pair stays as it is. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Encodes text as `encodeURIComponent` does, but never throws: `wellFormed` replaces lone surrogates first. */
export function uriText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
