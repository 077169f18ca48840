/** Omits characters that are easily misread: B and 8; I, L and 1; O and 0; S and 5; Z and 2; G (as 6); U (as V). */
const LETTERS = 'ACDEFHJKMNPQRTVWXY34679';

/**
 * Returns the short code of a lead, such as 'K7-Q4M'. It depends only on the lead id, which may be any text. So phone, server
 * and office list show the same code. There are 6.4 million codes, so two leads may share one.
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
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
