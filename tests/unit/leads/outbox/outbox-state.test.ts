import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOutbox, storedOutbox } from '../../../../src/leads/outbox/outbox-state';

const delivery = { id: 'a', at: 1_760_000_000_000, source: 'Website', isReported: false } as const;

test('another value under our key is kept, as an unreadable entry', () => {
  expect(parseOutbox({ of: 'another time' }).items).toMatchObject([
    { state: 'unreadable', found: { of: 'another time' } },
  ]);
  expect(parseOutbox(undefined)).toMatchObject({ items: [], deliveries: [] });
});

test('any value can be read and stored, and is then read the same', () => {
  const value = fc.oneof(fc.anything(), fc.record({ leads: fc.anything(), deliveries: fc.anything() }));
  fc.assert(
    fc.property(value, (found) => {
      const once = storedOutbox(parseOutbox(found));
      expect(storedOutbox(parseOutbox(once))).toEqual(once);
    }),
  );
});

test('a delivery that cannot be read is dropped from the log', () => {
  const deliveries = [delivery, { ...delivery, at: 'May' }, 7, null];
  expect(parseOutbox({ leads: [], deliveries }).deliveries).toEqual([delivery]);
});
