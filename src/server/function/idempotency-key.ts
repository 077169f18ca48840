/** No blank, quote or comma: a quote may be left of a structured string, and a proxy joins two headers with a comma. */
const bareToken = /^[\x21\x23-\x2b\x2d-\x7e]{1,128}$/;
/** In quotes, with `\"` for a quote and `\\` for a backslash. */
const structuredString = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;

/**
 * Returns the lead id in an `Idempotency-Key` header: 1 to 128 characters of printable ASCII, in quotes (`\"` and `\\` are
 * unescaped), or bare without blank, comma and quote. Returns null for any other text: also '', blanks around the id, two
 * joined headers, text after the quotes. Source: draft-ietf-httpapi-idempotency-key-header-07, 2.1; RFC 9651, 3.3.3.
 */
export function readIdempotencyKey(header: string): string | null {
  if (bareToken.test(header)) return header;
  const id = structuredString.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
  return id.length >= 1 && id.length <= 128 ? id : null;
}
