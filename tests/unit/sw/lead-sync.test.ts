import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { connectOutbox } from '../../../src/leads/outbox/connect-outbox';
import { createLeadLocks } from '../../../src/leads/outbox/lead-locks';
import { createOutbox } from '../../../src/leads/outbox/outbox';
import { SEND_TIMEOUT_MS } from '../../../src/leads/outbox/send-lead';
import { syncLeads } from '../../../sw/lead-sync';
import { createFakeLocks } from '../../support/fake-locks';
import { leadOf } from '../../support/lead-of';
import { openTestOutbox, saveWaiting } from '../leads/outbox/test-outbox';
import { REFUSED } from '../leads/outcomes';

/** Creates the connection of a worker to a test outbox. Its drain leaves the leads as they are. */
function fakeConnection({ hasStorage = true } = {}) {
  const { outbox } = openTestOutbox({ hasStorage });
  return { outbox, drain: vi.fn(async (_options?: { ignoresPauses?: boolean }) => undefined) };
}

test.each([false, true])('a sync ignores pauses only if it is the last one (%s)', async (isLast) => {
  const connection = fakeConnection();
  await syncLeads(connection, isLast);
  expect(connection.drain.mock.calls).toMatchObject([[{ ignoresPauses: isLast }]]);
});

test('the sync rejects if a lead is still to be sent, so the browser tries again', async () => {
  const connection = fakeConnection();
  await saveWaiting(connection.outbox, 'A');
  await expect(syncLeads(connection, false)).rejects.toThrow('Leads still to be sent: 1');
});

test('the sync resolves if the only lead was refused', async () => {
  const connection = fakeConnection();
  await saveWaiting(connection.outbox, 'A');
  await connection.outbox.beginSending('a');
  await connection.outbox.endAttempt('a', REFUSED);
  await expect(syncLeads(connection, false)).resolves.toBeUndefined();
});

test('the sync rejects if the outbox cannot be read, so the browser tries again', async () => {
  const connection = fakeConnection({ hasStorage: false });
  await expect(syncLeads(connection, false)).rejects.toThrow('Leads still to be sent: unknown');
});

test.each([
  ['on', '"n1"'],
  ['off', null],
])(
  'the worker waits for the lock of a closed page, and sends its lead (id sent: %s)',
  async (sendsLeadId, header) => {
    vi.stubEnv('VITE_LEAD_HOST', 'https://office.example');
    vi.stubEnv('VITE_LEAD_IDEMPOTENCY', sendsLeadId);
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const requests: Request[] = [];
    const locks = createFakeLocks();
    vi.stubGlobal('navigator', { locks });
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      requests.push(new Request(address, { ...init, signal: null }));
      return new Response(null, { status: 201 });
    });
    const releaseOfPage = await createLeadLocks().acquire('n1', 0);
    const outbox = createOutbox();
    const payload = leadOf('Hill View');
    await outbox.writeLead({ payload, id: 'n1', correctedIds: [] }, 'submitting');
    const syncing = syncLeads(connectOutbox(), false);
    await expect.poll(async () => (await locks.query()).pending).toHaveLength(1);
    releaseOfPage?.();
    await syncing;
    expect(requests.map(({ url }) => url)).toEqual(['https://office.example/functions/v1/lead-proxy']);
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(header);
    expect(limits).toHaveBeenLastCalledWith(SEND_TIMEOUT_MS);
    expect(await outbox.read()).toMatchObject({
      value: { visibleEntries: [], deliveries: [{ id: 'n1', isTracked: false }] },
    });
  },
);
