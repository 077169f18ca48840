import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisFor } from '../../../../src/scenes/charts/axis';

test('the marks of an axis are round numbers, and every value is between them', () => {
  expect(axisFor([2, 19, 15]).ticks).toEqual([0, 5, 10, 15, 20]);
  expect(axisFor([43.2, 50.5]).ticks).toEqual([0, 20, 40, 60]);
  expect(axisFor([-720, 4000]).ticks).toEqual([-2000, 0, 2000, 4000]);
});

test('an axis always includes zero', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 12 }), (values) => {
      const { position, ticks } = axisFor(values);
      expect(ticks[0]).toBeLessThanOrEqual(0);
      expect(ticks.at(-1)).toBeGreaterThan(ticks[0] ?? 0);
      expect(ticks.length).toBeLessThan(12);
      for (const value of values) expect(position(value) >= 0 && position(value) <= 1 + 1e-6).toBe(true);
    }),
  );
});
