import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText, textWidth, wrapText } from '../../../../src/scenes/kit/svg-text';

test('a name that fits is only trimmed', () => {
  expect(fitText('  Standard Room ', 200, 15)).toBe('Standard Room');
});

test('a name that does not fit ends in an ellipsis, never after a space', () => {
  expect(fitText('Standard Room with a balcony', 120, 15)).toMatch(/^Standard\S*( \S+)*…$/);
});

test('a fitted name is never wider than the given width', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 0, max: 300 }), (name, width) => {
      expect(textWidth(fitText(name, width, 15), 15)).toBeLessThanOrEqual(width + 4);
    }),
  );
});

test('a shortened Kannada name keeps the vowel sign of each letter', () => {
  const cut = fitText('ಕಿಟಕಿಕಿಟಕಿಕಿಟಕಿಕಿಟಕಿ', 60, 15);
  expect(cut).toMatch(/^(ಕಿ|ಟ)+…$/);
});

test('a text is broken into lines, and the last allowed line is shortened', () => {
  expect(wrapText('Introducing revenue management', 140, 15)).toEqual(['Introducing revenue', 'management']);
  expect(wrapText('one two three four five six seven eight nine', 80, 15, 2)).toHaveLength(2);
  expect(wrapText('one two three four five six seven eight nine', 80, 15, 2)[1]).toMatch(/…$/);
});

test('a blank text has no lines', () => {
  expect(wrapText('   ', 100, 15)).toEqual([]);
});
