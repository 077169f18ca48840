import { expect, test } from 'vitest';
import {
  captionWidth,
  GROUND_HEIGHT,
  layOutStreet,
  STREET_HEIGHT,
} from '../../../../../src/features/calculator/street/street-layout';

const houses = (count: number, size = { width: 100, height: 200, groundY: 199 }) => Array(count).fill(size);

test('before the view is measured, a small house is drawn at the largest scale in the middle, on the ground', () => {
  const { scale, width, scrollWidth, positions } = layOutStreet(houses(1), null);
  expect({ scale, width, scrollWidth }).toEqual({ scale: 1.6, width: 1920, scrollWidth: null });
  expect(positions).toHaveLength(1);
  expect(positions[0]?.x).toBeCloseTo((1920 - 100 * 1.6) / 2);
  expect(positions[0]?.y).toBeCloseTo(STREET_HEIGHT - GROUND_HEIGHT - 199 * 1.6);
});

test('the tallest house decides the scale of all, so that sky is left above it', () => {
  const tall = { width: 100, height: 652, groundY: 651 };
  expect(layOutStreet([...houses(1), tall], null).scale).toBe((400 - 74) / 652);
});

test('two houses are 34 units apart, and the row is in the middle', () => {
  const { scale, width, positions } = layOutStreet(houses(2), null);
  const [first, second] = positions.map(({ x }) => x);
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo((100 + 34) * scale);
  expect(first).toBeCloseTo(width - ((second ?? 0) + 100 * scale));
});

test('a row that fits at a smaller scale does not scroll', () => {
  const { scale, scrollWidth } = layOutStreet(houses(3), { width: 472, height: 400 });
  expect(scale).toBeCloseTo((472 - 2 * 36) / (3 * 100 + 2 * 34));
  expect(scrollWidth).toBeNull();
});

test('a row that would be too small scrolls, as wide as its houses and margins in pixels', () => {
  // The view is half as high as the drawing, so a unit of the drawing is half a pixel, and the smallest scale is 0.95 px.
  const { scale, scrollWidth } = layOutStreet(houses(10, { width: 100, height: 100, groundY: 99 }), {
    width: 300,
    height: 200,
  });
  expect(scale).toBeCloseTo(0.95 / 0.5);
  expect(scrollWidth).toBe(Math.round(((10 * 100 + 9 * 34) * 1.9 + 2 * 36) / 2));
});

test('the drawing is at least 1920 wide, and grows in steps of 480 with the row and the view', () => {
  expect(layOutStreet(houses(1), { width: 300, height: 300 }).width).toBe(1920);
  expect(layOutStreet(houses(1), { width: 1921, height: 400 }).width).toBe(2400);
  expect(layOutStreet(houses(1), { width: 961, height: 200 }).width).toBe(2400);
  // At the smallest scale, 20 houses need 2579.
  expect(layOutStreet(houses(20), { width: 300, height: 400 }).width).toBe(2880);
});

test('a street without houses, or of no height, has finite measures', () => {
  for (const view of [null, { width: 300, height: 0 }])
    for (const count of [0, 1]) {
      const { scale, width, positions } = layOutStreet(houses(count), view);
      expect([scale, width, ...positions.flatMap(({ x, y }) => [x, y])].every(Number.isFinite)).toBe(true);
      expect(scale).toBeGreaterThan(0);
    }
});

test('the name below a house has the width of house and gap, scaled, less 8', () => {
  expect(captionWidth(100, 1.5)).toBe(134 * 1.5 - 8);
});
