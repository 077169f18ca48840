import { expect, test } from 'vitest';
import { clamp } from '../../../src/helpers/clamp';

test('a value outside its limits becomes the nearer limit', () => {
  expect(clamp(120, 5, 100)).toBe(100);
  expect(clamp(Number.NEGATIVE_INFINITY, 5, 100)).toBe(5);
});
