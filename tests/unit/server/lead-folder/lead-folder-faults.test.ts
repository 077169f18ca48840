import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { leadBasePath } from '../../../../src/server/lead-folder/lead-files';
import { openLeadFolder } from '../../../../src/server/lead-folder/lead-folder';
import { leadOf } from '../../../support/lead-of';
import { writeRecord } from '../../../support/lead-records';
import { LEAD, leadRequest } from '../../../support/lead-service';
import { newLeadFolder } from '../../../support/temporary-folder';
import { sendNothing, serveLeadFolder, serveOneLead } from '../serve-lead-folder';

vi.mock('node:fs/promises', async (original) => ({ ...(await original<typeof fs>()) }));

test('three stores of one folder that store the same lead ids at the same time store each id once', async () => {
  const folder = newLeadFolder();
  const stores = await Promise.all([1, 2, 3].map(() => openLeadFolder(folder)));
  const ids = Array.from({ length: 40 }, (_, n) => `lead-${n}`);
  const payload = leadOf('Hill View');
  const receivedAt = new Date().toISOString();
  const lead = { payload, receipt: 'K7-Q4M', digest: 'd', receivedAt, isMessageDue: false };
  const results = await Promise.all(
    stores.flatMap((store) => ids.map((id) => store.storeOnce({ ...lead, id }, 0))),
  );
  expect(results.filter(({ kind }) => kind === 'stored')).toHaveLength(40);
  expect(results.filter(({ kind }) => kind === 'existing')).toHaveLength(80);
  expect(readdirSync(folder)).toHaveLength(40);
});

test('if the server records a sent message while the command sets a status, both are kept', async () => {
  const { folder, ...server } = await serveOneLead({ notify: sendNothing });
  const command = await openLeadFolder(folder);
  await Promise.all([server.store.markMessageSent('a1b2c3'), command.setStatus('a1b2c3', 'Contacted')]);
  const [stored] = await server.list();
  expect([stored?.isMessageDue, stored?.payload.status]).toEqual([false, 'Contacted']);
});

test.each([
  ['before the message is due', []],
  ['before the lead has its name', ['.due']],
  ['before the temporary file is deleted', ['.due', '.json']],
])(
  'after a power cut %s, a repeat of the lead stores it once, and its message is due',
  async (_step, endings) => {
    const { folder } = await serveOneLead({ notify: sendNothing });
    const path = leadBasePath(folder, 'a1b2c3');
    writeFileSync(join(folder, 'x.draft'), readFileSync(`${path}.json`));
    for (const ending of ['.due', '.json']) if (!endings.includes(ending)) rmSync(path + ending);
    const service = await serveLeadFolder(folder, { notify: sendNothing });
    expect(await service.list()).toHaveLength(endings.includes('.json') ? 1 : 0);
    expect(await service.store.listMessagesDue()).toHaveLength(endings.includes('.json') ? 1 : 0);
    expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
    expect((await service.list()).map(({ id, isMessageDue }) => [id, isMessageDue])).toEqual([
      ['a1b2c3', true],
    ]);
  },
);

test('the message is due before the lead is stored, so no lead is without it', async () => {
  const folder = newLeadFolder();
  const service = await serveLeadFolder(folder, { notify: sendNothing });
  const broken = vi.spyOn(fs, 'link').mockRejectedValue(new Error('EIO'));
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(500);
  broken.mockRestore();
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.due$/)]);
  expect(await service.store.listMessagesDue()).toEqual([]);
});

/** Returns a server and a command with one lead folder, which has the lead a1b2c3. */
async function openServerAndCommand() {
  const { folder, ...server } = await serveOneLead();
  return { server, command: await openLeadFolder(folder), folder };
}

test('a lead stays forgotten if the server forgets it while the command writes its status', async () => {
  const { server, command, folder } = await openServerAndCommand();
  const { rename } = fs;
  vi.spyOn(fs, 'rename').mockImplementationOnce(async (from, to) => {
    await server.store.forget({ email: LEAD.email_id });
    await rename(from, to);
  });
  // The second status comes after the lead was forgotten.
  for (let n = 0; n < 2; n += 1) await command.setStatus('a1b2c3', 'Contacted');
  const [{ payload } = {}] = await server.list();
  expect([payload?.email_id, payload?.status]).toEqual(['', '']);
  // The file of the first status was written after the lead was forgotten. Forgetting again deletes it.
  await server.store.forget({ before: new Date(0) });
  expect(readdirSync(folder).filter((name) => name.endsWith('.status'))).toEqual([]);
});

test('what a command writes for a status holds nothing of the lead, so a command that is killed then leaves nothing', async () => {
  const { command, folder } = await openServerAndCommand();
  await new Promise<void>((killed) => {
    vi.spyOn(fs, 'rename').mockImplementationOnce(() => {
      killed();
      return new Promise(() => {});
    });
    void command.setStatus('a1b2c3', 'Contacted');
  });
  const temporaryFiles = readdirSync(folder).filter((name) => name.endsWith('.draft'));
  expect(temporaryFiles.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(['Contacted']);
});

test('the message about a lead is not due while others are still being forgotten', async () => {
  const folder = newLeadFolder();
  const { send, store } = await serveLeadFolder(folder, { notify: sendNothing });
  for (const id of ['one', 'two']) await send(leadRequest(id));
  const { rename } = fs;
  await new Promise<void>((isOneForgotten) => {
    const spy = vi.spyOn(fs, 'rename').mockImplementationOnce((from, to) => {
      spy.mockImplementationOnce(() => {
        isOneForgotten();
        return new Promise(() => {});
      });
      return rename(from, to);
    });
    void store.forget({ email: LEAD.email_id });
  });
  expect(await store.listMessagesDue()).toHaveLength(1);
});

test('the next forgetting deletes the due message and the status that an interrupted one left', async () => {
  const { folder, store } = await serveOneLead();
  await store.forget({ email: LEAD.email_id });
  for (const ending of ['due', 'status']) writeFileSync(`${leadBasePath(folder, 'a1b2c3')}.${ending}`, 'x');
  await store.forget({ before: new Date(0) });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.json$/)]);
});

test('if the office deletes only the record of a lead, its status is not that of the repeat', async () => {
  const { folder, send, store, list } = await serveOneLead();
  await store.setStatus('a1b2c3', 'Contacted');
  rmSync(`${leadBasePath(folder, 'a1b2c3')}.json`);
  await send(leadRequest('a1b2c3'));
  expect((await list()).map(({ payload }) => payload)).toEqual([LEAD]);
  await store.setStatus('a1b2c3', 'Contacted');
  rmSync(`${leadBasePath(folder, 'a1b2c3')}.json`);
  await store.forget({ before: new Date(0) });
  expect(readdirSync(folder)).toEqual([]);
});

test('a status that an editor ended with a new line is read without it', async () => {
  const { server, folder } = await openServerAndCommand();
  writeFileSync(`${leadBasePath(folder, 'a1b2c3')}.status`, 'Won\r\n');
  expect((await server.list()).map(({ payload }) => payload.status)).toEqual(['Won']);
});

test('a status that was set before is in no file after its lead is forgotten', async () => {
  const { server, command, folder } = await openServerAndCommand();
  await command.setStatus('a1b2c3', 'asked for Asha');
  expect(await server.store.forget({ email: LEAD.email_id })).toBe(1);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.join()).not.toContain('Asha');
});

test('a record with a status of an older version is listed with it, until another is set', async () => {
  const folder = newLeadFolder();
  writeRecord(folder, { id: 'a1b2c3', ...LEAD, status: 'Contacted' });
  const store = await openLeadFolder(folder);
  const statuses = async () => (await store.list()).map(({ payload }) => payload.status);
  expect(await statuses()).toEqual(['Contacted']);
  await store.setStatus('a1b2c3', 'Won');
  expect(await statuses()).toEqual(['Won']);
});

test('a status does not erase a forgotten lead whose file was restored from a backup', async () => {
  const { folder, store, list } = await serveOneLead();
  const path = `${leadBasePath(folder, 'a1b2c3')}.json`;
  const backup = readFileSync(path);
  await store.forget({ email: LEAD.email_id });
  writeFileSync(path, backup);
  await store.setStatus('a1b2c3', 'Contacted');
  expect((await list()).map(({ payload }) => payload)).toEqual([{ ...LEAD, status: 'Contacted' }]);
});

test('a message stays due if its lead cannot be forgotten because the disk fails', async () => {
  const { folder, ...service } = await serveOneLead({ notify: sendNothing });
  const broken = vi.spyOn(fs, 'rename').mockRejectedValue(new Error('ENOSPC'));
  await expect(service.store.forget({ email: LEAD.email_id })).rejects.toThrow('ENOSPC');
  broken.mockRestore();
  expect(await service.store.listMessagesDue()).toHaveLength(1);
});

test('if a message cannot be marked as sent, the marking rejects, so the message is not sent again', async () => {
  const { folder, store } = await serveOneLead({ notify: sendNothing });
  const [lead] = await store.listMessagesDue();
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  await expect(store.markMessageSent(lead?.id ?? '')).rejects.toThrow('ENOTDIR');
});

test('a file that cannot be read stops neither the start, nor the list, nor the messages of the others', async () => {
  const { folder } = await serveOneLead({ notify: sendNothing });
  mkdirSync(`${leadBasePath(folder, 'odd')}.json`);
  writeFileSync(`${leadBasePath(folder, 'odd')}.due`, '');
  const service = await serveLeadFolder(folder, { notify: sendNothing });
  expect((await service.list()).map(({ id }) => id)).toEqual(['a1b2c3']);
  expect((await service.store.listMessagesDue()).map(({ id }) => id)).toEqual(['a1b2c3']);
  expect((await service.send(leadRequest('odd'))).status).toBe(500);
});

test('forgetting deletes the temporary files of killed processes, which may hold a copy of the lead, but no new ones', async () => {
  const { folder, store } = await serveOneLead();
  for (const name of ['old.draft', 'new.draft']) writeFileSync(join(folder, name), JSON.stringify(LEAD));
  const before = Date.now() / 1000 - 3600;
  utimesSync(join(folder, 'old.draft'), before, before);
  await store.forget({ email: LEAD.email_id });
  expect(readdirSync(folder).filter((name) => name.endsWith('.draft'))).toEqual(['new.draft']);
});

test('a lead that does not fit on the disk gets 500, no part of it is left, and its id stays unused', async () => {
  const folder = newLeadFolder();
  const service = await serveLeadFolder(folder);
  await service.send(leadRequest('first'));
  const full = vi.spyOn(fs, 'writeFile').mockImplementation(async (path) => {
    writeFileSync(String(path), '{ "received_at": "20');
    throw new Error('ENOSPC: no space left on device');
  });
  const response = await service.send(leadRequest('a1b2c3'));
  expect([response.status, await response.json()]).toEqual([500, { error: 'The lead could not be stored.' }]);
  expect(service.lines.at(-1)).toBe('lead NOT stored: ENOSPC: no space left on device');
  await expect(service.store.setStatus('first', 'Contacted')).rejects.toThrow('ENOSPC');
  expect(readdirSync(folder)).toHaveLength(1);
  expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD]);
  full.mockRestore();
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await service.list()).toHaveLength(2);
});

test.each([
  ['half a record', (text: string) => text.slice(0, 90)],
  ['nothing', () => ''],
  ['a record without its id', (text: string) => text.replace('a1b2c3', 'd4e5f6')],
])(
  'while a file contains %s, its id gets 500, and the first answer once the file is corrected',
  async (_what, spoil) => {
    const folder = newLeadFolder();
    const service = await serveLeadFolder(folder);
    for (const id of ['a1b2c3', 'other']) await service.send(leadRequest(id));
    const path = `${leadBasePath(folder, 'a1b2c3')}.json`;
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, spoil(whole));
    expect((await service.send(leadRequest('a1b2c3'))).status).toBe(500);
    expect(service.lines.at(-1)).toContain(`${path} does not hold its lead any more`);
    await expect(service.store.setStatus('a1b2c3', 'Contacted')).rejects.toThrow('correct or delete it');
    expect(readFileSync(path, 'utf8')).toBe(spoil(whole));
    expect((await (await serveLeadFolder(folder)).list()).map(({ id }) => id)).toContain('other');
    writeFileSync(path, whole);
    expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
    expect(await service.list()).toHaveLength(2);
  },
);

test('files that are no leads are not listed and stay as they are', async () => {
  const { folder, ...service } = await serveOneLead();
  const others = {
    'a note.json': '{"a note": 1}',
    'torn.json': '{"id": "to',
    'leads.csv': 'x',
    'a.json~': '{}',
  };
  for (const [name, text] of Object.entries(others)) writeFileSync(join(folder, name), text);
  expect(await service.list()).toHaveLength(1);
  expect(await service.store.forget({ before: new Date() })).toBe(1);
  for (const [name, text] of Object.entries(others))
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
});

test('after the folder was deleted, the next lead creates it again', async () => {
  const { folder, ...service } = await serveOneLead();
  rmSync(folder, { recursive: true });
  expect(await service.list()).toEqual([]);
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await service.list()).toHaveLength(1);
});

test('reading a folder that does not exist creates none', async () => {
  const folder = newLeadFolder();
  expect(await (await openLeadFolder(folder)).list()).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test('with a file in the place of the folder, opening rejects, the health check gives 503 and a lead gets 500', async () => {
  const folder = newLeadFolder();
  const service = await serveLeadFolder(folder);
  writeFileSync(folder, '');
  await expect(openLeadFolder(folder)).rejects.toThrow('ENOTDIR');
  const health = await service.send(leadRequest(null, { method: 'GET', headers: {}, body: null }));
  expect([health.status, await health.json()]).toEqual([
    503,
    { error: 'The store of leads does not answer.' },
  ]);
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(500);
});
