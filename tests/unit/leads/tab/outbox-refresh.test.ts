import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { outboxView } from '../../../../src/leads/tab/outbox-view';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { createFakeLocks } from '../../../support/fake-locks';
import { leadOf } from '../../../support/lead-of';

const lead = { payload: leadOf('Hill View'), id: 'a1', correctedIds: [] };
const entryCount = () => outboxView.getSnapshot().visibleEntries.length;

beforeEach(() => void vi.stubGlobal('navigator', { locks: createFakeLocks() }));

test('a change right after a reading is shown 200 ms later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(async () => {
    // The pause after the last reading must end, because the tests share the connection of the tab.
    await vi.advanceTimersByTimeAsync(200);
  });
  const { outbox, refreshAndTrack } = tabConnection();
  await refreshAndTrack();
  expect((await outbox.writeLead(lead, 'waiting')).ok).toBe(true);
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

test('after a failed read no delivery is tracked', async () => {
  const { outbox, refreshAndTrack } = tabConnection();
  const failure = { ok: false, isBlocked: false } as const;
  const takeUntracked = vi.spyOn(outbox, 'takeUntracked').mockResolvedValue(failure);
  await outbox.writeLead(lead, 'waiting');
  await outbox.recordDelivery(lead.id);
  await refreshAndTrack();
  expect(outboxView.getSnapshot().deliveries).toMatchObject([{ isTracked: false }]);
  const read = vi.spyOn(outbox, 'read').mockResolvedValue(failure);
  takeUntracked.mockClear();
  await refreshAndTrack();
  expect(read).toHaveBeenCalled();
  expect(takeUntracked).not.toHaveBeenCalled();
});

test('without Web Locks the view says that nothing can be stored', async () => {
  vi.resetModules();
  vi.stubGlobal('navigator', {});
  const { tabConnection } = await import('../../../../src/leads/tab/tab-connection');
  const { outboxView } = await import('../../../../src/leads/tab/outbox-view');
  vi.stubGlobal('indexedDB', new IDBFactory());
  await tabConnection().refreshAndTrack();
  expect(outboxView.getSnapshot().status).toBe('unavailable');
});
