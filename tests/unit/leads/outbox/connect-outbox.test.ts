import { IDBFactory } from 'fake-indexeddb';
import { expect, test, vi } from 'vitest';
import { connectOutbox } from '../../../../src/leads/outbox/connect-outbox';
import { createOutbox } from '../../../../src/leads/outbox/outbox';
import { createDeniedLocks } from '../../../support/fake-locks';
import { leadOf } from '../../../support/lead-of';

const saved = { payload: leadOf('Hill View'), id: 'n1', correctedIds: [] };
const next = { payload: leadOf('Lake Road Inn'), id: 'n2', correctedIds: [] };

test.each([
  ['has no Web Locks, as with plain http', undefined],
  ['denies Web Locks', createDeniedLocks()],
])('if the browser %s, no new lead is stored, and one stored before is still sent', async (_, locks) => {
  vi.stubEnv('VITE_LEAD_HOST', 'https://office.example');
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { locks });
  const answer = vi.fn(async () => new Response(null, { status: 201 }));
  vi.stubGlobal('fetch', answer);
  await createOutbox().writeLead(saved, 'waiting');

  const { outbox, drain } = connectOutbox();
  expect(await outbox.writeLead(next, 'waiting')).toEqual({ ok: false, isBlocked: true });
  expect(await outbox.read()).toMatchObject({ ok: true, value: { visibleEntries: [{ id: 'n1' }] } });
  await drain();
  expect(answer).toHaveBeenCalledTimes(1);
  expect(await outbox.read()).toMatchObject({ value: { visibleEntries: [], deliveries: [{ id: 'n1' }] } });
});
