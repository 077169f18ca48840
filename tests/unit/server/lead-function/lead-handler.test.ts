import { expect, test, vi } from 'vitest';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { openLeadFolder } from '../../../../src/server/lead-folder/lead-folder';
import type { LeadHandlerOptions } from '../../../../src/server/lead-function/lead-handler';
import type { LeadStore } from '../../../../src/server/lead-store/lead-store';
import { createLeadService, LEAD, leadRequest } from '../../../support/lead-service';
import { newLeadFolder } from '../../../support/temporary-folder';

async function serve(options: Partial<LeadHandlerOptions> = {}) {
  const folder = newLeadFolder();
  return { folder, ...createLeadService(await openLeadFolder(folder), options) };
}

test('above the client limit a lead gets 429 with Retry-After and is not stored', async () => {
  const service = await serve({ clientLimit: 2 });
  for (const id of ['one', 'two']) expect((await service.send(leadRequest(id))).status).toBe(200);
  const third = await service.send(leadRequest('three'));
  expect([third.status, await third.json()]).toEqual([
    429,
    { error: 'Too many leads from this network address. Please try again later.' },
  ]);
  // Ten minutes after the first lead, which was received two seconds earlier.
  expect(third.headers.get('Retry-After')).toBe('598');
  expect(await service.list()).toHaveLength(2);
  // The client's network address is personal data.
  expect(service.lines.at(-1)).toBe('lead refused: the client limit of 2 leads is reached');
});

test('a repeat gets its answer above the client limit, and does not count', async () => {
  const service = await serve({ clientLimit: 2 });
  await service.send(leadRequest('one'));
  for (let n = 0; n < 5; n += 1) expect((await service.send(leadRequest('one'))).status).toBe(200);
  expect((await service.send(leadRequest('two'))).status).toBe(200);
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  expect((await service.send(leadRequest('three'))).status).toBe(429);
});

test('a lead that was not stored does not count', async () => {
  const store = await openStore();
  let isBroken = true;
  const storeOnce: LeadStore['storeOnce'] = (...lead) =>
    isBroken ? Promise.reject(new Error('disk full')) : store.storeOnce(...lead);
  const service = createLeadService({ ...store, storeOnce }, { clientLimit: 1 });
  expect((await service.send(leadRequest('one'))).status).toBe(500);
  isBroken = false;
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  expect((await service.send(leadRequest('two'))).status).toBe(429);
});

function openStore(): Promise<LeadStore> {
  return openLeadFolder(newLeadFolder());
}

test('the log contains receipt, hotel and the folder, and no other data of the visitor', async () => {
  const service = await serve();
  await service.send(leadRequest('one'));
  await service.send(leadRequest('two'));
  await service.send(leadRequest('one'));
  await service.send(leadRequest('one', { body: JSON.stringify({ ...LEAD, city: 'Ooty' }) }));
  const [one, two] = [receiptOf('one'), receiptOf('two')];
  expect(service.lines).toEqual([
    `lead stored: ${one} Pine Ridge -> ${service.folder}`,
    `lead stored: ${two} Pine Ridge -> ${service.folder}`,
    `lead received again, stored once: ${one} Pine Ridge -> ${service.folder}`,
    `lead refused, its id belongs to another lead: ${one} Pine Ridge -> ${service.folder}`,
  ]);
});

test('a hotel name cannot control the terminal', async () => {
  const service = await serve();
  await service.send(
    leadRequest('one', { body: JSON.stringify({ ...LEAD, company_name: 'Inn\u001b[2J\nx' }) }),
  );
  expect(service.lines.join()).toContain('Inn [2J x ->');
});

test('if only some origins are allowed, another origin gets no CORS permission', async () => {
  const service = await serve({ origins: ['https://hotel.example'] });
  const askedBy = async (origin: string) => {
    const request = new Request('http://localhost/', { method: 'OPTIONS', headers: { Origin: origin } });
    const { headers } = await service.send(request);
    return [headers.get('Access-Control-Allow-Origin'), headers.get('Vary')];
  };
  expect(await askedBy('https://hotel.example')).toEqual(['https://hotel.example', 'Origin']);
  expect(await askedBy('https://other.example')).toEqual([null, 'Origin']);
});

test('a store that does not answer for eight seconds gives the health check 503', async () => {
  vi.useFakeTimers();
  const store = await openLeadFolder(newLeadFolder());
  const service = createLeadService({ ...store, check: () => new Promise(() => undefined) });
  const answer = service.send(leadRequest(null, { method: 'GET', headers: {}, body: null }));
  await vi.advanceTimersByTimeAsync(8000);
  expect((await answer).status).toBe(503);
  expect(service.lines).toEqual(['the store of leads does not answer: no answer in time']);
});
