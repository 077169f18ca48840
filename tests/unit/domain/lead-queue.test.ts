import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../src/domain/lead';
import { parseQueue, storedQueue } from '../../../src/domain/lead-queue';
import { newQueuedLead } from '../../../src/domain/outbox-entry';

function lead(id: string) {
  return newQueuedLead(leadFromQuote({ resort_name: `Hotel ${id}`, email: 'a@b.in', phone: '' }), id, 1000);
}

test('nothing stored yet is an empty queue', () => {
  expect(parseQueue(undefined)).toEqual([]);
});

test('a queue is read back as it was stored, in order', () => {
  const queue = [lead('a'), lead('b')];
  expect(parseQueue(structuredClone(storedQueue(queue)))).toEqual(queue);
});

test('an entry that cannot be read stays in its place and is stored again untouched', () => {
  const raw = { id: 'odd', payload: { company_name: 7 }, createdAt: 3 };
  const queue = parseQueue([lead('a'), raw, 'text', lead('b')]);
  expect(queue.map((item) => item.state)).toEqual(['waiting', 'unreadable', 'unreadable', 'waiting']);
  expect(queue[1]).toMatchObject({ id: 'odd' });
  expect(storedQueue(queue)).toEqual([lead('a'), raw, 'text', lead('b')]);
});

test('a lead without a usable state waits and is due; its fingerprint is made anew', () => {
  const { payload, fingerprint } = lead('a');
  const damaged = {
    id: 'a',
    payload,
    fingerprint: 'old',
    state: 'gone',
    attempts: Number.NaN,
    nextAttemptAt: -5,
  };
  expect(parseQueue([damaged])).toMatchObject([
    { id: 'a', fingerprint, state: 'waiting', attempts: 0, nextAttemptAt: 0, lastOutcome: null },
  ]);
});

test('something else in the place of the queue is kept as one entry', () => {
  expect(parseQueue({ old: 'format' })).toMatchObject([{ state: 'unreadable', raw: { old: 'format' } }]);
});

test('whatever was stored, no entry is lost and every id is its own', () => {
  const entry = fc.oneof(
    fc.anything(),
    fc
      .record({ id: fc.constantFrom('a', 'b'), state: fc.anything() })
      .map((change) => ({ ...lead('a'), ...change })),
    fc.constant(lead('a')),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (stored) => {
      const queue = parseQueue(stored);
      expect(queue).toHaveLength(stored.length);
      expect(new Set(queue.map((item) => item.id)).size).toBe(stored.length);
      for (const [n, item] of queue.entries()) {
        if (item.state === 'unreadable') expect(storedQueue(queue)[n]).toBe(stored[n]);
      }
    }),
  );
});
