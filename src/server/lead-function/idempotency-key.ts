/** No comma, because a proxy joins two headers with one. No quote or backslash, so nothing in the quotes needs escaping. */
const ID_IN_HEADER = /^("?)([\x21\x23-\x2b\x2d-\x5b\x5d-\x7e]{1,128})\1$/;

/**
 * Returns the lead id in an `Idempotency-Key` header, without the quotes around it, if any. An id has 1 to 128 characters of
 * printable ASCII. Returns null for any other text, and for an id with a blank, comma, quote or backslash.
 */
export function parseIdempotencyKey(header: string): string | null {
  return ID_IN_HEADER.exec(header)?.[2] ?? null;
}
