import { expect, test } from 'vitest';
import type { DrainTrigger } from '../../../src/domain/outbox-entry';
import type { DrainReport } from '../../../src/outbox/drain-outbox';
import { leadSync, type SyncEvent } from '../../../sw/lead-sync';

const EMPTY: DrainReport = {
  status: 'done',
  delivered: 1,
  remaining: 0,
  due: 0,
  attention: 0,
  nextAttemptAt: null,
};

function worker(report: Partial<DrainReport>) {
  const drains: { trigger: DrainTrigger; waitMs: number }[] = [];
  const leads = leadSync({
    host: '',
    key: 'k',
    drain: async (trigger, waitMs) => {
      drains.push({ trigger, waitMs });
      return { ...EMPTY, ...report };
    },
  });
  return { leads, drains };
}

function syncEvent(tag = 'kitaki-leads') {
  const kept: Promise<unknown>[] = [];
  const event: SyncEvent = Object.assign(new Event('sync'), {
    tag,
    waitUntil: (work: Promise<unknown>) => void kept.push(work),
  });
  return { event, kept };
}

test('a sync that empties the outbox is done', async () => {
  const { leads, drains } = worker({});
  const { event, kept } = syncEvent();
  leads.onSync(event);
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
  expect(drains).toEqual([{ trigger: 'network', waitMs: 60_000 }]);
});

test.each([
  ['a lead still waits', { due: 1, remaining: 1 }],
  ['another tab is at it and a lead still waits', { status: 'busy' as const, due: 1, remaining: 1 }],
  ['the outbox cannot be read', { status: 'storage-failed' as const }],
])('the browser is asked to try again while %s', async (_, report) => {
  const { event, kept } = syncEvent();
  worker(report).leads.onSync(event);
  await expect(Promise.all(kept)).rejects.toThrow();
});

test('leads that wait for a person do not keep the browser trying', async () => {
  const { event, kept } = syncEvent();
  worker({ attention: 2, remaining: 2 }).leads.onSync(event);
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
});

test('a sync of another name, and a message that asks for nothing, start no drain', () => {
  const { leads, drains } = worker({});
  const { event, kept } = syncEvent('other');
  leads.onSync(event);
  for (const data of [null, 'drain', { type: 'skip-waiting' }]) {
    leads.onMessage({ data, waitUntil: (work) => void kept.push(work) });
  }
  expect(drains).toEqual([]);
  expect(kept).toEqual([]);
});

test('a page can ask for a drain, which never fails the worker', async () => {
  const { leads, drains } = worker({ due: 3 });
  const kept: Promise<unknown>[] = [];
  leads.onMessage({ data: { type: 'drain' }, waitUntil: (work) => void kept.push(work) });
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
  expect(drains).toEqual([{ trigger: 'network', waitMs: 0 }]);
});
