import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightingOrder, planWindows } from '../../../../src/scenes/houses/window-plan';

const SEED = 7;

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const rooms = fc.integer({ min: 1, max: 500 });
const anyNumber = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(Infinity, -Infinity, -1, 1e9, 0));

test('a rising occupancy only adds light', () => {
  fc.assert(
    fc.property(rooms, percent, percent, fc.integer({ min: 0, max: 999 }), (count, a, b, seed) => {
      const low = planWindows({ rooms: count, occupancy: Math.min(a, b), seed });
      const high = planWindows({ rooms: count, occupancy: Math.max(a, b), seed });
      expect(low.litFractions.every((litFraction, i) => litFraction <= (high.litFractions[i] ?? 0))).toBe(
        true,
      );
    }),
  );
});

test('the share of lit windows is the occupancy, with at most one window in part', () => {
  fc.assert(
    fc.property(rooms, percent, (count, occupancy) => {
      const plan = planWindows({ rooms: count, occupancy, seed: SEED });
      const sold = (occupancy / 100) * plan.windowCount;
      expect(plan.litFractions.filter((litFraction) => litFraction === 1)).toHaveLength(
        Math.floor(sold + 1e-6),
      );
      expect(
        plan.litFractions.filter((litFraction) => litFraction > 0 && litFraction < 1).length,
      ).toBeLessThanOrEqual(1);
    }),
  );
});

test('up to 24 rooms each window is one room, above that it represents several', () => {
  expect(planWindows({ rooms: 24, occupancy: 0, seed: SEED })).toMatchObject({
    windowCount: 24,
    roomsPerWindow: 1,
  });
  expect(planWindows({ rooms: 25, occupancy: 0, seed: SEED })).toMatchObject({
    windowCount: 13,
    roomsPerWindow: 2,
  });
  expect(planWindows({ rooms: 1e9, occupancy: 0, seed: SEED })).toMatchObject({ windowCount: 24 });
});

test('for any numbers, a plan has 1 to 24 windows, each lit from 0 to 1', () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (count, occupancy) => {
      const plan = planWindows({ rooms: count, occupancy, seed: SEED });
      expect(plan.windowCount).toBeGreaterThanOrEqual(1);
      expect(plan.windowCount).toBeLessThanOrEqual(24);
      expect(plan.litFractions).toHaveLength(plan.windowCount);
      expect(plan.litFractions.every((litFraction) => litFraction >= 0 && litFraction <= 1)).toBe(true);
      expect(plan.floors).toBe(Math.ceil(plan.windowCount / plan.columns));
      expect(Number.isFinite(plan.roomsPerWindow)).toBe(true);
    }),
  );
});

test('the lighting order contains each window once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer(), (count, seed) => {
      const order = lightingOrder(count, seed);
      expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i));
    }),
  );
});
