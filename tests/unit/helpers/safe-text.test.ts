import { expect, test } from 'vitest';
import { encodeUriText } from '../../../src/helpers/safe-text';

test('text is encoded for an address, and half of a surrogate pair is replaced', () => {
  expect(encodeUriText('A & B 🏨')).toBe(encodeURIComponent('A & B 🏨'));
  // A name cut in the middle of its last character.
  expect(encodeUriText('Inn \ud83c')).toBe('Inn%20%EF%BF%BD');
});
