import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownProperty } from '../../../src/helpers/untrusted-data';

test('only a value’s own properties are read', () => {
  expect(ownProperty({ state: 'waiting' }, 'state')).toBe('waiting');
  expect(ownProperty({}, 'toString')).toBeUndefined();
  expect(ownProperty(Object.create({ state: 'inherited' }), 'state')).toBeUndefined();
});

test('reading a property never throws, for any value', () => {
  fc.assert(fc.property(fc.anything(), fc.string(), (value, key) => void ownProperty(value, key)));
});
