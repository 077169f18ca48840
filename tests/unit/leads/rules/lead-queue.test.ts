import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadFromQuote } from '../../../../src/leads/rules/lead';
import { parseQueue, storedEntry, storedQueue } from '../../../../src/leads/rules/lead-queue';
import {
  beginAttempt,
  newQueuedLead,
  nextAttempt,
  type QueuedLead,
  submitted,
  tryAgain,
  unanswered,
} from '../../../../src/leads/rules/outbox-entry';

function lead(id: string) {
  return newQueuedLead(leadFromQuote({ resort_name: `Hotel ${id}`, email: 'a@b.in', phone: '' }), id, 1000);
}

/** A lead as a newer version of the site might have written it. */
function fromTheFuture(more: object = {}) {
  const entry = storedEntry(lead('a'));
  const known = typeof entry === 'object' ? entry : {};
  return {
    ...known,
    payload: { ...lead('a').payload, rooms: '12' },
    consent: { at: 7 },
    foreign: 'a word',
    ...more,
  };
}

test('what a newer version wrote in an entry is written back through every change', () => {
  const changes: ((lead: QueuedLead) => QueuedLead)[] = [
    (lead) => lead,
    (lead) => submitted(lead, [], 2),
    (lead) => unanswered(lead, 'network', 2),
    (lead) => beginAttempt(lead, 2),
    (lead) => nextAttempt(lead, { kind: 'refused', status: 422 }, 2),
    (lead) => nextAttempt(lead, { kind: 'retry', reason: 'server', status: 503, retryAfterMs: null }, 2),
    (lead) => tryAgain(lead, 2),
  ];
  for (const change of changes) {
    const [item] = parseQueue([fromTheFuture()]);
    if (item === undefined || item.state === 'unreadable') throw new Error('it can be read');
    expect(storedEntry(change(item))).toMatchObject({
      payload: { rooms: '12' },
      consent: { at: 7 },
      foreign: 'a word',
    });
  }
});

test('an entry with more fields that nobody changed is stored as it was found', () => {
  const entry = fromTheFuture({
    lastOutcome: { kind: 'retry', at: 5, reason: 'server', status: 503, hint: 'x' },
  });
  expect(storedQueue(parseQueue([entry]))).toEqual([entry]);
});

test('an outcome of a kind that is not known here stands until there is another one', () => {
  const entry = fromTheFuture({ lastOutcome: { kind: 'forwarded', to: 'desk' } });
  const [item] = parseQueue([entry]);
  if (item === undefined || item.state === 'unreadable') throw new Error('it can be read');
  expect(item.lastOutcome).toBeNull();
  expect(storedEntry(item)).toMatchObject({ lastOutcome: { kind: 'forwarded', to: 'desk' } });
  expect(storedEntry(nextAttempt(item, { kind: 'refused', status: 422 }, 9))).toMatchObject({
    lastOutcome: { kind: 'refused', at: 9, status: 422 },
  });
});

test('a newer field never overrules a known one', () => {
  const [item] = parseQueue([fromTheFuture()]);
  if (item === undefined || item.state === 'unreadable') throw new Error('it can be read');
  expect(storedEntry({ ...item, attempts: 3, payload: { ...item.payload, city: 'Udaipur' } })).toMatchObject({
    attempts: 3,
    payload: { city: 'Udaipur', rooms: '12' },
  });
});

test('nothing stored yet is an empty queue', () => {
  expect(parseQueue(undefined)).toEqual([]);
});

test('a queue is read back as it was stored, in order', () => {
  const queue = [lead('a'), lead('b')];
  expect(parseQueue(structuredClone(storedQueue(queue)))).toEqual(queue);
});

test('an entry that cannot be read stays in its place and is stored again untouched', () => {
  const raw = { id: 'odd', payload: { company_name: 7 }, createdAt: 3 };
  const queue = parseQueue([storedEntry(lead('a')), raw, 'text', storedEntry(lead('b'))]);
  expect(queue.map((item) => item.state)).toEqual(['waiting', 'unreadable', 'unreadable', 'waiting']);
  expect(queue[1]).toMatchObject({ id: 'odd' });
  expect(storedQueue(queue)).toEqual([storedEntry(lead('a')), raw, 'text', storedEntry(lead('b'))]);
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

test('a submission is read back with what it stands for', () => {
  const submitting = submitted(lead('a'), [{ id: 'before', more: 1 }, 'odd'], 2000);
  expect(parseQueue(structuredClone(storedQueue([submitting])))).toEqual([submitting]);
  expect(parseQueue([{ ...submitting, standsFor: 'damaged' }])).toMatchObject([{ standsFor: [] }]);
});

test('a lead that waits has no request under way, whatever was stored', () => {
  expect(parseQueue([{ ...lead('a'), sendingSince: 5 }])).toMatchObject([
    { state: 'waiting', sendingSince: null },
  ]);
});

test('an entry without an id has the same one at every reading, and one of its own', () => {
  const raw = [{ payload: 1 }, { payload: 2 }];
  const ids = () => parseQueue(raw).map(({ id }) => id);
  expect(ids()).toEqual(ids());
  expect(new Set(ids()).size).toBe(2);
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
