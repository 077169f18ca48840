import { expect, test } from 'vitest';
import { parseIdempotencyKey } from '../../../../src/server/lead-function/idempotency-key';

test.each([
  ['8e03978e40d54b8dbe9ab60b5c0b8bc1', '8e03978e40d54b8dbe9ab60b5c0b8bc1'],
  ['"8e03978e-40d5"', '8e03978e-40d5'],
  ['~', '~'],
  ['x'.repeat(128), 'x'.repeat(128)],
  [`"${'x'.repeat(128)}"`, 'x'.repeat(128)],
])('the header %s contains the id %s', (header, id) => {
  expect(parseIdempotencyKey(header)).toBe(id);
});

test.each([
  [''],
  ['""'],
  ['"'],
  ['"a'],
  ['a"'],
  ['a b'],
  ['a,b'],
  ['"a b"'],
  ['"a,b"'],
  ['"a\\"b"'],
  ['a\\b'],
  ['"a", "b"'],
  ['"a";x=1'],
  ['"a\\b"'],
  ['é'],
  ['\u007f'],
  ['x'.repeat(129)],
  [`"${'x'.repeat(129)}"`],
])('the header %j is malformed', (header) => {
  expect(parseIdempotencyKey(header)).toBe(null);
});
