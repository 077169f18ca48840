/** Replaces each lone surrogate (half of a pair that was cut) by U+FFFD. A complete pair stays as it is. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Encodes text as `encodeURIComponent` does. Never throws, because it first replaces lone surrogates by U+FFFD. */
export function encodeUriText(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}
