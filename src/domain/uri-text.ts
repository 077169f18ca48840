/** Encodes text for an address as `encodeURIComponent` does, but never throws: half of a surrogate pair becomes U+FFFD. */
export function uriText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}
