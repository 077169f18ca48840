import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { outboxView } from '../../../../src/leads/tab/outbox-view';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { createFakeLocks } from '../../../support/fake-locks';
import { leadOf } from '../../../support/lead-of';

const payload = leadOf('Hill View');
const entryCount = () => outboxView.getSnapshot().entries.length;

test('a change right after a reading is shown 200 ms later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('navigator', { locks: createFakeLocks() });
  const { outbox, refreshAndTrack } = tabConnection();
  await refreshAndTrack();
  expect((await outbox.writeLead({ payload, id: 'a1', correctedIds: [] }, 'waiting')).ok).toBe(true);
  const read = vi.spyOn(outbox, 'read');
  const refreshed = refreshAndTrack();
  await vi.advanceTimersByTimeAsync(199);
  expect(read).not.toHaveBeenCalled();
  expect(entryCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(1);
  await refreshed;
  expect(entryCount()).toBe(1);
});
