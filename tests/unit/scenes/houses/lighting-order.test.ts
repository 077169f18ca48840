import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightingOrder } from '../../../../src/scenes/houses/lighting-order';

test('the lighting order contains each window once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer(), (count, seed) => {
      const order = lightingOrder(count, seed);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
    }),
  );
});
