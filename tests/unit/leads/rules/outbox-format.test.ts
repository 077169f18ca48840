import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginAttempt,
  endFailedAttempt,
  isDue,
  isReadable,
  needsSending,
  newEntry,
  type OutboxEntry,
  type ReadableEntry,
  savedAndDue,
} from '../../../../src/leads/rules/outbox-entry';
import { parseOutbox, serializeOutbox } from '../../../../src/leads/rules/outbox-format';
import { UNANSWERED } from '../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../support/lead-of';
import { REFUSED, serverError } from '../outcomes';

const NOW = 1_760_000_000_000;

const parseEntries = (leads: unknown) => parseOutbox({ leads }).entries;

function serializeEntry(entry: OutboxEntry): unknown {
  return serializeOutbox({ entries: [entry], deliveries: [], unknownFields: {} }).leads[0];
}

function newLead(id: string): ReadableEntry {
  const payload = leadOf(`Hotel ${id}`);
  return newEntry(payload, id, 1000);
}

/** An entry as it is stored. */
function storedEntry(id: string, more: object = {}) {
  const { payload, createdAt } = newLead(id);
  return {
    id,
    payload,
    createdAt,
    attempts: 2,
    state: 'waiting',
    isSaved: true,
    heldUntil: 4000,
    replacedEntries: [],
    lastOutcome: null,
    ...more,
  };
}

/** An entry as a newer version may write it. */
function newerEntry(more: object = {}) {
  return {
    ...storedEntry('a'),
    payload: { ...newLead('a').payload, rooms: '12' },
    lastOutcome: {
      kind: 'retry',
      at: 5,
      reason: 'server',
      status: 503,
      retryAfterMs: null,
      hint: 'desk',
    },
    consent: { at: 7 },
    raw: 'a text',
    ...more,
  };
}

function readOne(stored: unknown): ReadableEntry {
  const [entry, ...others] = parseEntries([stored]);
  if (entry === undefined || entry.state === 'unreadable' || others.length > 0) throw new Error('one entry');
  return entry;
}

const stored = (raw: unknown) => parseEntries(raw).map(serializeEntry);

test('nothing stored yet is an empty outbox', () => {
  expect(parseOutbox(undefined)).toEqual({ entries: [], deliveries: [], unknownFields: {} });
});

test('entries are read back as they were stored, in order', () => {
  const entries = [
    newLead('a'),
    { ...beginAttempt(newLead('b'), 'submitting'), isSaved: false, hiddenIds: ['a'] },
    endFailedAttempt(newLead('c'), serverError(503, 9000), 3000),
    endFailedAttempt(newLead('d'), REFUSED, 3000),
    endFailedAttempt(newLead('e'), UNANSWERED, 3000),
  ];
  const readBack = parseEntries(structuredClone(entries.map(serializeEntry)));
  expect(readBack).toMatchObject(entries);
  expect(stored(readBack.map(serializeEntry))).toEqual(entries.map(serializeEntry));
});

test("an entry stored without `isSaved` is unsaved in the state 'submitting', and saved in any other", () => {
  const isSaved = (state: string) => readOne(storedEntry('a', { state, isSaved: undefined })).isSaved;
  expect(['submitting', 'waiting', 'sending', 'attention'].map(isSaved)).toEqual([false, true, true, true]);
});

test.each([400, 413, 415, 422])('an entry that was refused with %d still needs the visitor', (status) => {
  const lastOutcome = { kind: 'refused', at: 5, status };
  const entry = readOne(storedEntry('a', { state: 'attention', lastOutcome }));
  expect(entry).toMatchObject({ state: 'attention', lastOutcome });
  expect(needsSending(entry)).toBe(false);
});

test('an entry and an outcome of a newer version are stored as they were found', () => {
  const unanswered = { kind: 'retry', at: 5, reason: 'network', hint: 'desk' };
  const entries = [
    storedEntry('a'),
    newerEntry({ id: 'b' }),
    newerEntry({ id: 'c', lastOutcome: unanswered }),
  ];
  expect(stored(entries)).toEqual(entries);
});

test('an unknown state is read as "waiting", and an unknown outcome as none', () => {
  const forwarded = newerEntry({ state: 'forwarded', lastOutcome: { kind: 'forwarded', to: 'desk' } });
  expect(readOne(forwarded)).toMatchObject({ state: 'waiting', lastOutcome: null, consent: { at: 7 } });
});

test('fields that this version does not know stay in the entry and its payload through every change', () => {
  const changes: ((entry: ReadableEntry) => ReadableEntry)[] = [
    (entry) => beginAttempt(entry, 'submitting'),
    (entry) => beginAttempt(entry, 'sending'),
    (entry) => endFailedAttempt(entry, REFUSED, 2),
    (entry) => savedAndDue(entry),
    (entry) => ({ ...entry, payload: { ...entry.payload, city: 'Udaipur' } }),
  ];
  for (const change of changes) {
    const changed = serializeEntry(change(readOne(newerEntry())));
    expect(changed).toMatchObject({ payload: { rooms: '12' }, consent: { at: 7 }, raw: 'a text' });
    expect(serializeEntry(savedAndDue(readOne(changed)))).toMatchObject({
      consent: { at: 7 },
      raw: 'a text',
    });
  }
});

test('fields that a newer version adds to an outcome stay until the next outcome', () => {
  const { lastOutcome } = newerEntry();
  const entry = readOne(newerEntry());
  expect(serializeEntry(savedAndDue(entry))).toMatchObject({ lastOutcome });
  expect(serializeEntry(endFailedAttempt(entry, REFUSED, 9))).toMatchObject({
    lastOutcome: { kind: 'refused', at: 9, status: 422 },
  });
});

test('the end of a pause is stored as `heldUntil`', () => {
  const paused = endFailedAttempt(readOne(newerEntry()), serverError(503, 60_000), NOW);
  const entry = serializeEntry(paused);
  const { pauseEndsAt } = paused;
  expect(entry).toMatchObject({ heldUntil: pauseEndsAt });
  expect(entry).not.toHaveProperty('pauseEndsAt');
  expect(readOne(entry)).toMatchObject({ pauseEndsAt });
});

test('an entry without a readable lead stays in its place and is stored as it was found', () => {
  const damaged = { id: 'odd', payload: { company_name: 7 }, createdAt: 3 };
  const raw = [storedEntry('a'), damaged, 'text', storedEntry('b')];
  const entries = parseEntries(raw);
  expect(entries.map((entry) => entry.state)).toEqual(['waiting', 'unreadable', 'unreadable', 'waiting']);
  expect(entries[1]).toMatchObject({ id: 'odd' });
  expect(entries.map(serializeEntry)).toEqual(raw);
});

test('an entry with small damage is repaired, and its lead is due', () => {
  const { payload } = newLead('a');
  const entry = readOne({
    id: 'a',
    payload,
    createdAt: 1e300,
    attempts: Number.NaN,
    heldUntil: -5,
    replacedEntries: ['b', 7],
    lastOutcome: 'none',
  });
  expect(entry).toMatchObject({
    state: 'waiting',
    attempts: 0,
    pauseEndsAt: 0,
    hiddenIds: ['b'],
    lastOutcome: null,
  });
  expect(isDue(entry, NOW)).toBe(true);
  expect(new Date(entry.createdAt).getTime()).not.toBeNaN();
  const late = readOne({ id: 'a', payload, heldUntil: 9e15 });
  expect(new Date(late.pauseEndsAt).getTime()).not.toBeNaN();
});

test('for any stored value, no entry is lost and every id is used once', () => {
  const entry = fc.oneof(
    fc.anything(),
    fc
      .record({ id: fc.constantFrom('', 'a', 'b'), state: fc.anything() })
      .map((change) => ({ ...newLead('a'), ...change })),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (raw) => {
      const entries = parseEntries(raw);
      expect(entries.map((item) => (isReadable(item) ? item.payload : item.raw))).toEqual(
        raw.map((value, index) => (entries[index]?.state === 'unreadable' ? value : newLead('a').payload)),
      );
      expect(new Set(entries.map(({ id }) => id)).size).toBe(raw.length);
    }),
  );
});

test('an entry without an id gets an id that no other entry has', () => {
  const ids = parseEntries([storedEntry('entry-1'), { payload: 1 }]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('an entry without an id keeps its new id when the entry before it is removed', () => {
  const [first, second] = parseEntries([{ payload: 1 }, { payload: 2 }]);
  if (first === undefined || second === undefined) throw new Error('two entries');
  expect(second.id).not.toBe(first.id);
  expect(parseEntries([serializeEntry(second)])[0]?.id).toBe(second.id);
});

const STORED_DELIVERY = { id: 'a', at: 1_760_000_000_000, source: 'Website', isReported: true };

test('a delivery stores `correctedIds` as "replaced" and `isTracked` as "isReported"', () => {
  const raw = { ...STORED_DELIVERY, replaced: ['b'] };
  const outbox = parseOutbox({ leads: [], deliveries: [raw] });
  expect(outbox.deliveries).toMatchObject([{ id: 'a', isTracked: true, correctedIds: ['b'] }]);
  expect(serializeOutbox(outbox).deliveries).toEqual([raw]);
});

test.each([{ of: 'another time' }, { leads: 'text', deliveries: [] }, [storedEntry('a')], 7, null])(
  'a value that is not an outbox is kept as an unreadable entry (%j)',
  (raw) => {
    const outbox = parseOutbox(raw);
    expect(outbox.entries).toMatchObject([{ state: 'unreadable', raw }]);
    expect(serializeOutbox(outbox).leads).toEqual([raw]);
  },
);

test('any value can be read and stored, and is then read the same', () => {
  const value = fc.oneof(fc.anything(), fc.record({ leads: fc.anything(), deliveries: fc.anything() }));
  fc.assert(
    fc.property(value, (raw) => {
      const once = serializeOutbox(parseOutbox(raw));
      expect(serializeOutbox(parseOutbox(once))).toEqual(once);
    }),
  );
});

test('a delivery that cannot be read is dropped from the log', () => {
  const deliveries = [STORED_DELIVERY, { ...STORED_DELIVERY, at: 'May' }, 7, null];
  const { isReported, ...known } = STORED_DELIVERY;
  const delivery = { ...known, isTracked: isReported, correctedIds: [] };
  expect(parseOutbox({ leads: [], deliveries }).deliveries).toEqual([delivery]);
});
