import { expect, test } from 'vitest';
import { LEAD_FIELDS } from '../../../src/leads/rules/lead-payload';
import { receiptOf } from '../../../src/leads/rules/receipt';
import type { LeadHandlerOptions } from '../../../src/server/lead-function/lead-handler';
import type { LeadStore } from '../../../src/server/lead-store/lead-store';
import { LEAD, type LeadService, leadRequest } from '../../support/lead-service';

/** A lead function with the access of the office to its store. */
export interface OfficeService extends LeadService {
  /** The store, opened with the rights of the office. */
  store: LeadStore;
  /** Changes columns of a stored lead, as an editor does. Null removes the value. */
  edit: (id: string, changes: Readonly<Record<string, string | null>>) => Promise<void>;
  /** Returns the stored record with this id, with all its fields. */
  stored: (id: string) => Promise<Record<string, unknown>>;
}

const blank = Object.fromEntries(LEAD_FIELDS.map((field) => [field, '']));
const bodyOf = (changes: Partial<typeof LEAD>) => JSON.stringify({ ...LEAD, ...changes });

/** Tests that every store must pass, for the work of the office. `open` returns a service with an empty store. */
export function testOfficeWork(
  open: (options?: Partial<LeadHandlerOptions>) => Promise<OfficeService>,
): void {
  const statusOf = async (service: LeadService, id: string, changes: Partial<typeof LEAD> = {}) =>
    (await service.send(leadRequest(id, { body: bodyOf(changes) }))).status;

  test.each([
    [{ status: 'Contacted' }],
    [{ source: 'Trade fair' }],
    [{ phone: '+91 98450 12345', email_id: 'owner@hotel.example' }],
    [{ company_name: '', city: '', custom_message: '' }],
  ])(
    'a lead that the office edited to %j is listed, and its repeat gets the first answer',
    async (changes) => {
      const service = await open();
      await service.send(leadRequest('a1b2c3'));
      await service.edit('a1b2c3', changes);
      const answer = await service.send(leadRequest('a1b2c3'));
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true, receipt: receiptOf('a1b2c3') }]);
      expect(await statusOf(service, 'a1b2c3', { city: 'Ooty' })).toBe(422);
      expect((await service.list()).map(({ payload }) => payload)).toEqual([{ ...LEAD, ...changes }]);
    },
  );

  test('a repeat of a lead without a digest is recognised by the id alone', async () => {
    const service = await open();
    await service.send(leadRequest('a1b2c3'));
    await service.edit('a1b2c3', { digest: null });
    expect(await statusOf(service, 'a1b2c3', { city: 'Ooty' })).toBe(200);
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD]);
  });

  test('setting a status changes nothing else', async () => {
    const service = await open();
    for (const id of ['one', 'two']) await service.send(leadRequest(id));
    await service.edit('one', { email_id: '' });
    const before = await service.stored('one');
    expect(await service.store.setStatus('one', 'won "at last"')).toBe(true);
    expect(await service.store.setStatus('unknown', 'Won')).toBe(false);
    expect(await service.stored('one')).toEqual({ ...before, status: 'won "at last"' });
    expect((await service.list()).map(({ payload }) => payload.status)).toEqual(['Lead', 'won "at last"']);
  });

  test('forgetting a mail address blanks every field, and a late repeat does not store the data again', async () => {
    const service = await open();
    await service.send(leadRequest('one', { body: bodyOf({ email_id: 'Owner@Hotel.example' }) }));
    await service.send(
      leadRequest('two', { body: bodyOf({ email_id: ' owner@hotel.example ', city: 'Ooty' }) }),
    );
    await service.send(leadRequest('three'));
    await service.edit('one', { status: 'Contacted' });
    expect(await service.store.forget({ email: 'owner@hotel.EXAMPLE' })).toBe(2);
    expect(await service.store.forget({ email: 'owner@hotel.EXAMPLE' })).toBe(0);
    // A command that listed the leads before.
    expect(await service.store.setStatus('one', 'Lost')).toBe(false);
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD, blank, blank]);
    expect(JSON.stringify(await service.stored('two'))).not.toMatch(/owner|Ooty|Pine/i);
    const repeat = { email_id: 'Owner@Hotel.example' };
    expect(await statusOf(service, 'one', repeat)).toBe(200);
    expect(await statusOf(service, 'one', { ...repeat, city: 'Goa' })).toBe(422);
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD, blank, blank]);
  });

  test('leads older than a time are forgotten once', async () => {
    const service = await open();
    for (const id of ['one', 'two', 'three']) await service.send(leadRequest(id));
    const before = new Date((await service.list())[1]?.receivedAt ?? '');
    expect(await service.store.forget({ before })).toBe(1);
    expect(await service.store.forget({ before })).toBe(0);
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD, LEAD, blank]);
  });

  test('above the hourly limit new leads get 429 with Retry-After; a repeat gets its answer', async () => {
    let time = Date.parse('2025-10-01T09:00:00Z');
    const service = await open({ hourlyLimit: 2, now: () => new Date(time) });
    const sendAfter = (minutes: number, id: string) => {
      time += minutes * 60_000;
      return service.send(leadRequest(id));
    };
    for (const id of ['one', 'two']) expect((await sendAfter(10, id)).status).toBe(200);
    const third = await sendAfter(10, 'three');
    expect([third.status, third.headers.get('Retry-After')]).toEqual([429, String(40 * 60)]);
    expect((await sendAfter(0, 'one')).status).toBe(200);
    expect((await sendAfter(39, 'three')).status).toBe(429);
    expect((await sendAfter(1, 'three')).status).toBe(200);
    expect((await sendAfter(0, 'four')).status).toBe(429);
    expect(await service.list()).toHaveLength(3);
  });

  test('due leads are listed newest first, until their message is marked as sent or the lead is forgotten', async () => {
    const notified: string[] = [];
    const service = await open({ notify: (id) => void notified.push(id) });
    for (const id of ['one', 'two', 'one']) await service.send(leadRequest(id));
    expect(notified).toEqual(['one', 'two']);
    const due = async () => (await service.store.listMessagesDue()).map(({ id }) => id);
    expect(await due()).toEqual(['two', 'one']);
    expect((await service.store.listMessagesDue()).map(({ payload }) => payload)).toEqual([LEAD, LEAD]);
    await service.store.markMessageSent('one');
    expect(await due()).toEqual(['two']);
    const isMessageDue = async (id: string) => (await service.store.find(id))?.isMessageDue;
    expect(await Promise.all(['one', 'two', 'unknown'].map(isMessageDue))).toEqual([false, true, undefined]);
    await service.store.forget({ email: LEAD.email_id });
    expect(await due()).toEqual([]);
    expect(await isMessageDue('two')).toBe(false);
    expect((await service.list()).map(({ isMessageDue }) => isMessageDue)).toEqual([false, false]);
  });
}
