import { IDBFactory } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import type { DrainReport } from '../../../src/leads/outbox/drain-outbox';
import { leadHolds } from '../../../src/leads/outbox/lead-hold';
import { createLeadStore } from '../../../src/leads/outbox/lead-store';
import { leadFromQuote } from '../../../src/leads/rules/lead';
import type { DrainTrigger } from '../../../src/leads/rules/outbox-entry';
import { leadSync, type SyncEvent } from '../../../sw/lead-sync';
import { browserLocks } from '../leads/outbox/browser-locks';

afterEach(() => {
  vi.unstubAllGlobals();
});

function worker(report: Partial<DrainReport> = {}) {
  const triggers: DrainTrigger[] = [];
  const leads = leadSync({ host: '', key: 'k', idempotency: 'on' }, async (trigger) => {
    triggers.push(trigger);
    return { status: 'done', due: 0, ...report };
  });
  return { leads, triggers };
}

function syncEvent({ tag = 'kitaki-leads', lastChance = false } = {}) {
  const kept: Promise<unknown>[] = [];
  const event: SyncEvent = Object.assign(new Event('sync'), {
    tag,
    lastChance,
    waitUntil: (work: Promise<unknown>) => void kept.push(work),
  });
  return { event, kept };
}

test('a sync that empties the outbox is done', async () => {
  const { leads, triggers } = worker();
  const { event, kept } = syncEvent();
  leads.onSync(event);
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
  expect(triggers).toEqual(['network']);
});

test('nobody comes after the last wake: no pause holds then', async () => {
  const { leads, triggers } = worker();
  leads.onSync(syncEvent({ lastChance: true }).event);
  expect(triggers).toEqual(['last-wake']);
});

test.each([
  ['a lead still waits', { due: 1 }],
  ['another tab is at it and a lead still waits', { status: 'busy' as const, due: 1 }],
  ['the outbox cannot be read', { status: 'storage-failed' as const }],
])('the browser is asked to try again while %s', async (_, report) => {
  const { event, kept } = syncEvent();
  worker(report).leads.onSync(event);
  await expect(Promise.all(kept)).rejects.toThrow();
});

test('leads that wait for a person do not keep the browser trying', async () => {
  const { event, kept } = syncEvent();
  worker({ due: 0 }).leads.onSync(event);
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
});

test('a sync of another name starts no drain', () => {
  const { leads, triggers } = worker();
  const { event, kept } = syncEvent({ tag: 'other' });
  leads.onSync(event);
  expect(triggers).toEqual([]);
  expect(kept).toEqual([]);
});

test.each([
  ['on', '"n1"'],
  ['off', null],
] as const)(
  'the worker takes over from a page that dies, under its number (numbering %s)',
  async (idempotency, header) => {
    const requests: Request[] = [];
    vi.stubGlobal('navigator', { locks: browserLocks() });
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      requests.push(new Request(address, { ...init, signal: null }));
      return new Response(null, { status: 201 });
    });
    const holds = leadHolds();
    const page = await holds.take('n1', 0);
    const store = createLeadStore({ holds });
    await store.begin({
      payload: leadFromQuote({ resort_name: 'Hill View', email: 'a@b.in', phone: '' }),
      id: 'n1',
      replaces: [],
    });
    const { event, kept } = syncEvent();
    leadSync({ host: 'https://office.example', key: 'k', idempotency }).onSync(event);
    setTimeout(() => page?.release(), 20);
    await expect(Promise.all(kept)).resolves.toHaveLength(1);
    expect(requests.map(({ url }) => url)).toEqual(['https://office.example/functions/v1/lead-proxy']);
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(header);
    expect(await store.read()).toMatchObject({ items: [], deliveries: [{ id: 'n1', isReported: false }] });
  },
);
