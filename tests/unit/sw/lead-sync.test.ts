import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { createLeadLocks } from '../../../src/leads/outbox/lead-locks';
import { createOutbox } from '../../../src/leads/outbox/outbox';
import { leadFromQuote } from '../../../src/leads/rules/lead';
import type { DrainTrigger } from '../../../src/leads/rules/outbox-entry';
import { leadSync, type SyncEvent } from '../../../sw/lead-sync';
import { browserLocks } from '../../support/browser-locks';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A worker whose drain returns `due`. */
function worker(due: number | null = 0) {
  const triggers: DrainTrigger[] = [];
  const onSync = leadSync(async (trigger) => {
    triggers.push(trigger);
    return due;
  });
  return { onSync, triggers };
}

/** A sync event. `work`: the promises given to `waitUntil`. */
function syncEvent({ tag = 'kitaki-leads', lastChance = false } = {}) {
  const work: Promise<unknown>[] = [];
  const event: SyncEvent = Object.assign(new Event('sync'), {
    tag,
    lastChance,
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  });
  return { event, work };
}

test('a sync after which no lead waits is done', async () => {
  const { onSync, triggers } = worker();
  const { event, work } = syncEvent();
  onSync(event);
  await expect(Promise.all(work)).resolves.toHaveLength(1);
  expect(triggers).toEqual(['network']);
});

test('the last sync ignores pauses', () => {
  const { onSync, triggers } = worker();
  onSync(syncEvent({ lastChance: true }).event);
  expect(triggers).toEqual(['now']);
});

test.each([
  ['a lead is still to be sent', 1],
  ['the outbox cannot be read', null],
])('the event rejects, so the browser tries again, while %s', async (_, due) => {
  const { event, work } = syncEvent();
  worker(due).onSync(event);
  await expect(Promise.all(work)).rejects.toThrow();
});

test('a sync of another name starts no drain', () => {
  const { onSync, triggers } = worker();
  const { event, work } = syncEvent({ tag: 'other' });
  onSync(event);
  expect(triggers).toEqual([]);
  expect(work).toEqual([]);
});

test.each([
  ['on', '"n1"'],
  ['off', null],
])(
  'the worker waits for the lock of a closed page, and sends its lead (id sent: %s)',
  async (sendsId, header) => {
    vi.stubEnv('VITE_LEAD_HOST', 'https://office.example');
    vi.stubEnv('VITE_SENDS_LEAD_ID', sendsId);
    const requests: Request[] = [];
    const locks = browserLocks();
    vi.stubGlobal('navigator', { locks });
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      requests.push(new Request(address, { ...init, signal: null }));
      return new Response(null, { status: 201 });
    });
    const page = await createLeadLocks().acquire('n1', 0);
    const outbox = createOutbox();
    const payload = leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' });
    await outbox.write({ payload, id: 'n1', replaces: [] }, 'submitting');
    const { event, work } = syncEvent();
    leadSync()(event);
    await expect.poll(async () => (await locks.query()).pending).toHaveLength(1);
    page?.release();
    await expect(Promise.all(work)).resolves.toHaveLength(1);
    expect(requests.map(({ url }) => url)).toEqual(['https://office.example/functions/v1/lead-proxy']);
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(header);
    expect(await outbox.read()).toMatchObject({ entries: [], deliveries: [{ id: 'n1', isReported: false }] });
  },
);
