import { expect, test } from 'vitest';
import { uriText } from '../../../src/domain/well-formed';

test('text is encoded for an address, and half of a surrogate pair is replaced', () => {
  expect(uriText('A & B 🏨')).toBe(encodeURIComponent('A & B 🏨'));
  // A name cut in the middle of its last character.
  expect(uriText('Inn \ud83c')).toBe('Inn%20%EF%BF%BD');
});
