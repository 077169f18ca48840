/** Returns the text with each half of a surrogate pair replaced by U+FFFD. Such a half is left when a text is cut. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Encodes text for an address as `encodeURIComponent` does, but never throws: the text is made `wellFormed` first. */
export function uriText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
