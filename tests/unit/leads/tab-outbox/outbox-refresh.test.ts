import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadFromQuote } from '../../../../src/leads/rules/lead-forms';
import { outboxView } from '../../../../src/leads/tab-outbox/outbox-view';
import { tabOutbox } from '../../../../src/leads/tab-outbox/tab-outbox';

const payload = leadFromQuote({ resort_name: 'Hill View', email: 'desk@hotel.example', phone: '' });
const entryCount = () => outboxView.getSnapshot().entries.length;

test('a change right after a reading is shown 200 ms later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { outbox, refresh } = tabOutbox();
  await refresh();
  expect((await outbox.write({ payload, id: 'a1', previousIds: [] }, 'waiting')).ok).toBe(true);
  void refresh();
  await vi.advanceTimersByTimeAsync(199);
  await databaseWork();
  expect(entryCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await databaseWork();
  expect(entryCount()).toBe(1);
});

/** The database of this test works in tasks of setImmediate, which has no clock. */
async function databaseWork(): Promise<void> {
  for (let task = 0; task < 100; task += 1) await new Promise(setImmediate);
}
