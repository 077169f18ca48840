import { expect, test } from 'vitest';
import { placePath } from '../../../../src/scenes/kit/landscape';

test('a shape is moved to a point and scaled', () => {
  expect(placePath('M-1 0v-16h2v16z', 100, 200, 2)).toBe('M98 200v-32h4v32z');
});

test('numbers separated only by a minus sign stay separate when they round to 0', () => {
  expect(placePath('M0 0q.1-.2 3-4z', 10, 10, 0.1)).toBe('M10 10q0 0 .3-.4z');
});

test('the scale is rounded to a tenth, so similar sizes have the same path data', () => {
  const square = (scale: number) => placePath('M0 0h5v5z', 0, 0, scale);
  expect(square(1.04)).toBe(square(0.96));
});
