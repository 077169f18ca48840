import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownProperty, unknownProperties } from '../../../src/domain/own-property';

test('only what a value itself holds is read', () => {
  expect(ownProperty({ state: 'waiting' }, 'state')).toBe('waiting');
  expect(ownProperty({}, 'toString')).toBeUndefined();
  expect(ownProperty(Object.create({ state: 'inherited' }), 'state')).toBeUndefined();
});

test('of anything at all a property can be asked', () => {
  fc.assert(fc.property(fc.anything(), fc.string(), (value, key) => void ownProperty(value, key)));
});

test('what is not known is kept as it is, what is known is left out', () => {
  expect(unknownProperties({ id: 'a', consent: { at: 7 } }, ['id'])).toEqual({ consent: { at: 7 } });
  expect(unknownProperties('text', ['id'])).toEqual({});
  expect(unknownProperties(null, [])).toEqual({});
});

test('a key with a meaning of its own is kept like any other', () => {
  const stored: unknown = JSON.parse('{"id":"a","__proto__":{"polluted":true}}');
  const unknown = { ...unknownProperties(stored, ['id']) };
  expect(JSON.stringify(unknown)).toBe('{"__proto__":{"polluted":true}}');
  expect(Object.getPrototypeOf(unknown)).toBe(Object.prototype);
});
