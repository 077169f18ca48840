/** Replaces each lone surrogate (half of a pair that was cut) by U+FFFD. A complete pair stays as it is. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Encodes text as `encodeURIComponent` does. Never throws, because it first replaces lone surrogates by U+FFFD. */
export function uriText(text: string): string {
  return encodeURIComponent(wellFormed(text));
}
