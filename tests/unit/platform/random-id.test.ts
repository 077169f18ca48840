import { expect, test } from 'vitest';
import { randomId } from '../../../src/platform/random-id';

test('every id is 32 hexadecimal digits, and no two are the same', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});
