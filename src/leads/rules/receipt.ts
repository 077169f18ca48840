/** Without characters that look or sound like others: no B/8, G/6, I/1/L, O/0, S/5, U/V, Z/2. */
const LETTERS = 'ACDEFHJKMNPQRTVWXY34679';

/**
 * Returns the short code of a request, such as 'K7-Q4M'. It depends only on the lead id (any text, also ''), so phone, server
 * and office list show the same code. There are 6.4 million codes: two requests may share one.
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

/** Returns the FNV-1a checksum of the UTF-16 units: an unsigned 32-bit number. Source: draft-eastlake-fnv, section 2. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
