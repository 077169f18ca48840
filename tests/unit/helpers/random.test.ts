import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, seedFrom } from '../../../src/helpers/random';
import { anyCharacter } from '../scenes/any-character';

test('the same seed gives the same numbers, another seed gives others', () => {
  const take = (seed: number) => {
    const next = createRandom(seed);
    return [next(), next(), next()];
  };
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
});

test('every number is at least 0 and less than 1', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const next = createRandom(seed);
      const numbers = Array.from({ length: 50 }, next);
      expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
    }),
  );
});

test('a seed from a name is a whole number of at least 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      const seed = seedFrom(name);
      expect(Number.isInteger(seed) && seed >= 1 && seed <= 9973).toBe(true);
    }),
  );
});
