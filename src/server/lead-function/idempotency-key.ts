/** A bare id has no quote, which may be left of a structured string, and no comma, with which a proxy joins headers. */
const BARE_TOKEN = /^[\x21\x23-\x2b\x2d-\x7e]{1,128}$/;
/** An id in quotes has `\"` for a quote and `\\` for a backslash. */
const STRUCTURED_STRING = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;

/**
 * Returns the lead id in an `Idempotency-Key` header: 1 to 128 characters of printable ASCII. Returns null for any other text.
 * - An id in quotes is unescaped: `\"` and `\\`.
 * - An id without quotes has no blank, comma or quote.
 *
 * Source: draft-ietf-httpapi-idempotency-key-header-07, 2.1; RFC 9651, 3.3.3.
 */
export function parseIdempotencyKey(header: string): string | null {
  if (BARE_TOKEN.test(header)) return header;
  const id = STRUCTURED_STRING.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
  return id.length >= 1 && id.length <= 128 ? id : null;
}
