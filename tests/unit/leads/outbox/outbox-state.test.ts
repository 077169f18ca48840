import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginSubmission,
  deliverLead,
  keepLead,
  parseOutbox,
  storedOutbox,
} from '../../../../src/leads/outbox/outbox-state';
import { leadFromQuote } from '../../../../src/leads/rules/lead';

const NOW = 1_760_000_000_000;
const quote = (hotel: string) => leadFromQuote({ resort_name: hotel, email: 'a@b.in', phone: '' });

test('whatever else stands under our key is kept, as something that needs attention', () => {
  const { items } = parseOutbox({ of: 'another time' });
  expect(items).toMatchObject([{ state: 'unreadable', raw: { of: 'another time' } }]);
  expect(parseOutbox(undefined)).toEqual({ items: [], deliveries: [], foreign: {} });
});

test('anything at all can be read and stored, and is then read the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ leads: fc.anything(), deliveries: fc.anything() })),
      (stored) => {
        const once = storedOutbox(parseOutbox(stored));
        expect(storedOutbox(parseOutbox(once))).toEqual(once);
      },
    ),
  );
});

test('the log keeps the last fifty deliveries', () => {
  let outbox = parseOutbox(undefined);
  for (let n = 0; n < 60; n += 1) {
    outbox =
      keepLead(outbox, { payload: quote(`Hotel ${n}`), id: `n${n}`, replaces: [] }, NOW).next ?? outbox;
    outbox = deliverLead(outbox, `n${n}`, true, NOW).next ?? outbox;
  }
  expect(outbox.deliveries.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => `n${n + 10}`));
});

test('a delivery in the log that cannot be read is left out, no lead hangs on it', () => {
  const good = { id: 'a', at: NOW, source: 'Website', isReported: false };
  const { deliveries } = parseOutbox({ leads: [], deliveries: [good, { ...good, at: 'May' }, 7, null] });
  expect(deliveries).toEqual([{ ...good, foreign: {} }]);
});

test('an entry that cannot be read is never what a submission replaces', () => {
  const odd = { id: 'odd', payload: 7 };
  const { next } = beginSubmission(
    parseOutbox({ leads: [odd] }),
    { payload: quote('A'), id: 'a', replaces: ['odd'] },
    NOW,
  );
  expect(next?.items.map(({ id }) => id)).toEqual(['odd', 'a']);
});
