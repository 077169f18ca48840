import {
  appendFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { receiptOf } from '../../../src/leads/rules/receipt';
import { withFileLock } from '../../../src/server/file-lock';
import { openLeadFile } from '../../../src/server/lead-file';
import type { LeadHandlerOptions } from '../../../src/server/leads/lead-handler';
import { lead, leadRequest, serviceOver, testLeadService } from '../../support/lead-service';
import { testOfficeSide } from './office-side';

const newPath = () => join(mkdtempSync(join(tmpdir(), 'leads-')), 'leads.jsonl');
const serve = async (path: string) => serviceOver(await openLeadFile(path));

/** Returns the records of a lead file, after `change` was called with each. */
function records(path: string, change: (record: Record<string, unknown>) => void = () => {}) {
  const found = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  for (const record of found) change(record);
  return found;
}

async function openOffice(options: Partial<LeadHandlerOptions> = {}) {
  const path = newPath();
  const store = await openLeadFile(path);
  return {
    ...serviceOver(store, options),
    store,
    async edit(id: string, changes: Readonly<Record<string, string | null>>) {
      const edited = records(path, (record) => record.id === id && Object.assign(record, changes));
      writeFileSync(path, `${edited.map((record) => JSON.stringify(record)).join('\n')}\n`);
    },
    stored: async (id: string) => records(path).find((record) => record.id === id) ?? {},
  };
}

describe('the lead function over a file', () => {
  testLeadService(() => serve(newPath()));
  testOfficeSide(openOffice);
});

test('a lead id is known after a restart', async () => {
  const path = newPath();
  await (await serve(path)).send(leadRequest('a1b2c3'));
  const restarted = await serve(path);
  expect((await restarted.send(leadRequest('a1b2c3'))).status).toBe(200);
  const other = JSON.stringify({ ...lead, city: 'Ooty' });
  expect((await restarted.send(leadRequest('a1b2c3', { body: other }))).status).toBe(422);
  expect(await restarted.list()).toHaveLength(1);
});

test('a line of the file holds the lead with time, id, receipt and digest', async () => {
  const path = newPath();
  await (await serve(path)).send(leadRequest('a1b2c3'));
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    received_at: '2025-10-01T09:00:01.000Z',
    id: 'a1b2c3',
    receipt: receiptOf('a1b2c3'),
    digest: expect.stringMatching(/^[\da-f]{64}$/),
    ...lead,
  });
});

test('only the owner can read the lead file', async () => {
  const path = newPath();
  await (await serve(path)).send(leadRequest('a1b2c3'));
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('lines stored before leads had ids are listed and stay in the file', async () => {
  const path = newPath();
  writeFileSync(path, `${JSON.stringify({ received_at: '2024-12-01T08:00:00.000Z', ...lead })}\n`);
  const service = await serve(path);
  await service.send(leadRequest('a1b2c3'));
  expect((await service.list()).map(({ id, receipt, receivedAt }) => [id, receipt, receivedAt])).toEqual([
    ['a1b2c3', receiptOf('a1b2c3'), '2025-10-01T09:00:01.000Z'],
    ['', '', '2024-12-01T08:00:00.000Z'],
  ]);
});

test('a line cut short by a power cut is no lead, and the next lead is stored correctly', async () => {
  const path = newPath();
  const whole = JSON.stringify({ received_at: '2025-09-01T08:00:00.000Z', id: 'a1b2c3', ...lead });
  writeFileSync(path, `${whole}\n${whole.replace('a1b2c3', 'torn').slice(0, 120)}`);
  const service = await serve(path);
  for (const id of ['a1b2c3', 'torn']) await service.send(leadRequest(id));
  expect((await service.list()).map(({ id }) => id)).toEqual(['torn', 'a1b2c3']);
  expect((await (await serve(path)).list()).map(({ id }) => id)).toEqual(['torn', 'a1b2c3']);
});

test('a server knows the leads that another server stored in the same file', async () => {
  const path = newPath();
  const [one, other] = [await serve(path), await serve(path)];
  await one.send(leadRequest('a1b2c3'));
  expect((await other.send(leadRequest('a1b2c3'))).status).toBe(200);
  await other.send(leadRequest('d4e5f6'));
  await one.send(leadRequest('d4e5f6'));
  expect(await one.list()).toHaveLength(2);
  expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(2);
});

test('after the file was deleted, the next lead creates it again', async () => {
  const path = newPath();
  const service = await serve(path);
  await service.send(leadRequest('a1b2c3'));
  rmSync(path);
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await service.list()).toHaveLength(1);
  appendFileSync(path, 'a note\n');
  expect(await service.list()).toHaveLength(1);
});

test('a lead that cannot be stored gets 500, and its id stays unused', async () => {
  const path = newPath();
  const service = await serve(path);
  mkdirSync(path);
  const response = await service.send(leadRequest('a1b2c3'));
  expect([response.status, await response.json()]).toEqual([500, { error: 'The lead could not be stored.' }]);
  expect(service.lines.join()).toMatch(/^lead NOT stored: /);
  rmSync(path, { recursive: true });
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await service.list()).toHaveLength(1);
});

test('opening a file that cannot be read rejects', async () => {
  const path = newPath();
  mkdirSync(path);
  await expect(openLeadFile(path)).rejects.toThrow();
});

test('a rewritten line keeps the fields of a newer build; forgetting blanks them too', async () => {
  const path = newPath();
  const newer = { id: 'newer', rooms: '12', source_page: { path: '/pricing' }, ...lead, phone: 98450 };
  const lines = ['{"half', JSON.stringify(newer), '{"a note":  1}'];
  writeFileSync(path, lines.join('\n'));
  const store = await openLeadFile(path);
  expect((await store.list()).map((entry) => entry.lead)).toEqual([{ ...lead, phone: '98450' }]);
  await store.setStatus('newer', 'Contacted');
  const edited = JSON.stringify({ ...newer, status: 'Contacted' });
  expect(readFileSync(path, 'utf8').split('\n')).toEqual([lines[0], edited, lines[2]]);
  await store.forget({ email: lead.email_id });
  const { rooms, source_page, phone, id } = JSON.parse(readFileSync(path, 'utf8').split('\n')[1] ?? '');
  expect([rooms, source_page, phone, id]).toEqual(['', '', '', 'newer']);
});

test('an edit that keeps the length of the file is noticed', async () => {
  const path = newPath();
  const [one, other] = [await openLeadFile(path), await openLeadFile(path)];
  await serviceOver(one).send(leadRequest('a1b2c3'));
  await other.setStatus('a1b2c3', 'Sent');
  expect((await one.list()).map((entry) => entry.lead.status)).toEqual(['Sent']);
});

test('a lead file that is a symbolic link stays one, and no other file is left in its folder', async () => {
  const path = newPath();
  const link = join(mkdtempSync(join(tmpdir(), 'leads-')), 'leads.jsonl');
  writeFileSync(path, '');
  symlinkSync(path, link);
  const store = await openLeadFile(link);
  await serviceOver(store).send(leadRequest('a1b2c3'));
  await store.setStatus('a1b2c3', 'Contacted');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain('Contacted');
  expect([readdirSync(dirname(path)), readdirSync(dirname(link))]).toEqual([
    ['leads.jsonl'],
    ['leads.jsonl'],
  ]);
});

test('the health of a file that cannot be written is 503', async () => {
  const path = newPath();
  const service = await serve(path);
  mkdirSync(path);
  const health = await service.send(leadRequest(null, { method: 'GET', headers: {}, body: null }));
  expect([health.status, await health.json()]).toEqual([
    503,
    { error: 'The store of leads does not answer.' },
  ]);
});

test.each([
  [
    'a link to the file',
    (folder: string, link: string) => {
      mkdirSync(link);
      symlinkSync(join(folder, 'leads.jsonl'), join(link, 'leads.jsonl'));
    },
  ],
  ['a folder that is a link', (folder: string, link: string) => symlinkSync(folder, link)],
])(
  'a server that opens the lead file through %s uses the same lock as the others',
  async (_case, makeLink) => {
    const path = newPath();
    writeFileSync(path, '');
    const link = join(mkdtempSync(join(tmpdir(), 'leads-')), 'link');
    makeLink(dirname(path), link);
    const service = await serve(join(link, 'leads.jsonl'));
    let isAnswered = false;
    let answer: Promise<Response> | undefined;
    await withFileLock(`${path}.lock`, async () => {
      answer = service.send(leadRequest('one')).finally(() => (isAnswered = true));
      for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(isAnswered).toBe(false);
    });
    expect((await answer)?.status).toBe(200);
    expect(records(path)).toHaveLength(1);
  },
);

test('a file that an editor saved as "UTF-8 with BOM" keeps its first lead', async () => {
  const path = newPath();
  const service = await serve(path);
  for (const id of ['one', 'two']) await service.send(leadRequest(id));
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  expect((await service.list()).map(({ id }) => id)).toEqual(['two', 'one']);
  const store = await openLeadFile(path);
  await store.setStatus('one', 'Contacted');
  expect((await store.list()).map((entry) => entry.lead.status)).toEqual(['Lead', 'Contacted']);
});
