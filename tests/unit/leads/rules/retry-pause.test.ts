import { expect, test } from 'vitest';
import { parseRetryAfter } from '../../../../src/leads/rules/retry-pause';

const NOW = Date.parse('2026-03-01T10:00:00Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 01 Mar 2026 10:05:00 GMT', 300_000],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['', null],
  [null, null],
])('Retry-After %j is a pause of %j ms', (header, pause) => {
  expect(parseRetryAfter(header, NOW)).toBe(pause);
});
