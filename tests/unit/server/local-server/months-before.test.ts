import { expect, test } from 'vitest';
import { monthsBefore } from '../../../../src/server/local-server/months-before';

test.each([
  ['2026-11-22T10:00:00.000Z', 24, '2024-11-22T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', 2, '2025-11-15T10:00:00.000Z'],
  ['2026-05-31T10:00:00.000Z', 3, '2026-02-28T10:00:00.000Z'],
])('%s minus %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});
