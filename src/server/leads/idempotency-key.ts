export type IdempotencyKey =
  | { readonly kind: 'none' }
  | { readonly kind: 'key'; readonly id: string }
  | { readonly kind: 'malformed' };

/** A quote or a comma inside would be a structured field cut in two, or two headers joined by the way. */
const bareToken = /^[\x21\x23-\x2b\x2d-\x7e]{1,128}$/;
const structuredString = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/;

/**
 * The id in an `Idempotency-Key` header: 1 to 128 characters of printable ASCII, as the structured-field string that the
 * draft asks for, or bare, as most clients send it.
 * Source: draft-ietf-httpapi-idempotency-key-header-07, section 2.1; RFC 9651, section 3.3.3.
 */
export function readIdempotencyKey(header: string | null): IdempotencyKey {
  if (header === null) return { kind: 'none' };
  if (bareToken.test(header)) return { kind: 'key', id: header };
  const id = structuredString.exec(header)?.[1]?.replace(/\\(.)/g, '$1') ?? '';
  return id.length >= 1 && id.length <= 128 ? { kind: 'key', id } : { kind: 'malformed' };
}
