import { expect, test } from 'vitest';
import { openTestOutbox, saveWaiting, setStoredValue, storedValue } from './test-outbox';

test('of a delivered lead, only id, time and form stay', async () => {
  const { outbox, clock, database, messages } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  expect(await outbox.recordDelivery('a')).toEqual({ ok: true, value: true });
  expect(await storedValue(database)).toEqual({
    leads: [],
    deliveries: [{ id: 'a', at: clock.now, source: 'Website Quote Modal', isReported: false }],
  });
  expect(messages.at(-1)).toEqual({ type: 'delivered', id: 'a' });
  expect(await outbox.recordDelivery('a')).toEqual({ ok: true, value: false });
});

test('the log keeps the last fifty deliveries', async () => {
  const { outbox, database } = openTestOutbox();
  const deliveries = Array.from({ length: 50 }, (_, n) => ({
    id: `n${n}`,
    at: n,
    source: 'Website',
    isReported: true,
  }));
  await setStoredValue(database, { leads: [], deliveries });
  await saveWaiting(outbox, 'A');
  await outbox.recordDelivery('a', { isTracked: true });
  expect(await storedValue(database)).toMatchObject({ deliveries: [...deliveries.slice(1), { id: 'a' }] });
});

test('a delivery that no page has tracked is tracked by one tab', async () => {
  const { outbox, openInTab } = openTestOutbox();
  await saveWaiting(outbox, 'A');
  await outbox.recordDelivery('a');
  const taken = await Promise.all([outbox, openInTab(), openInTab()].map((tab) => tab.takeUntracked()));
  expect(taken.flatMap((result) => (result.ok ? result.value.map(({ id }) => id) : []))).toEqual(['a']);
});

test('a delivery that its form has tracked is not given to a tab', async () => {
  const { outbox, messages } = openTestOutbox();
  await saveWaiting(outbox, 'A', 'B');
  await outbox.recordDelivery('a');
  await outbox.recordDelivery('b', { isTracked: true });
  expect(messages).not.toContainEqual({ type: 'delivered', id: 'b' });
  expect(await outbox.takeUntracked()).toMatchObject({ ok: true, value: [{ id: 'a' }] });
});
