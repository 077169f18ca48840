type IdempotencyKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly id: string }
  | { readonly kind: 'malformed' };

/** Without quotes and commas: a quote may come from half a structured field, a comma from two headers joined by a proxy. */
const bareToken = /^[\x21\x23-\x2b\x2d-\x7e]{1,128}$/;
const structuredString = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;

/**
 * Reads an `Idempotency-Key` header; null gives kind 'none'. The `id` has 1 to 128 characters of printable ASCII. It may be
 * written bare, without blank, quote and comma, or as a structured-field string: in quotes, which are removed, with `\"` and
 * `\\` for a quote and a backslash. Any other text, also '', gives 'malformed'. Source:
 * draft-ietf-httpapi-idempotency-key-header-07, 2.1; RFC 9651, 3.3.3.
 */
export function readIdempotencyKey(header: string | null): IdempotencyKey {
  if (header === null) return { kind: 'none' };
  if (bareToken.test(header)) return { kind: 'key', id: header };
  const id = structuredString.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
  return id.length >= 1 && id.length <= 128 ? { kind: 'key', id } : { kind: 'malformed' };
}
