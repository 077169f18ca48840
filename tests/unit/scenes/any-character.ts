import fc from 'fast-check';

const codes = [fc.nat(0x7f), fc.integer({ min: 0xd800, max: 0xdfff }), fc.nat(0x10_ffff)];

/**
 * Any character, often one of markup, a control character or half of a surrogate pair. The unit 'binary' of fast-check has no
 * such halves, and needs a second to prepare.
 */
export const anyCharacter = fc.oneof(
  fc.constantFrom('<', '>', '&', '"', "'"),
  fc.oneof(...codes).map((code) => String.fromCodePoint(code)),
);
