import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownProperty } from '../../../src/domain/own-property';

test('only what a value itself holds is read', () => {
  expect(ownProperty({ state: 'waiting' }, 'state')).toBe('waiting');
  expect(ownProperty({}, 'toString')).toBeUndefined();
  expect(ownProperty(Object.create({ state: 'inherited' }), 'state')).toBeUndefined();
});

test('of anything at all a property can be asked', () => {
  fc.assert(fc.property(fc.anything(), fc.string(), (value, key) => void ownProperty(value, key)));
});
