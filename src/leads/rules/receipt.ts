/** No letter or figure that is mistaken for another, written by hand or said on the phone: no B/8, G/6, I/1/L, O/0, S/5, U/V, Z/2. */
const LETTERS = 'ACDEFHJKMNPQRTVWXY34679';

/**
 * The short code of a request, made from its id and from nothing else, so that phone, server and list agree on it without
 * a word between them: 'K7-Q4M'. One of 6.4 million: enough to answer "did you get it?", not to find a request by.
 */
export function receiptOf(id: string): string {
  let rest = checksum(id);
  let code = '';
  for (let n = 0; n < 5; n += 1) {
    code += LETTERS[rest % LETTERS.length];
    rest = Math.floor(rest / LETTERS.length);
  }
  return `${code.slice(0, 2)}-${code.slice(2)}`;
}

/** FNV-1a, 32 bits, over the UTF-16 units. Source: draft-eastlake-fnv, section 2. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
