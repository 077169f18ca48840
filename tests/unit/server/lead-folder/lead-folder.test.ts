import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { leadBasePath } from '../../../../src/server/lead-folder/lead-files';
import { openLeadFolder } from '../../../../src/server/lead-folder/lead-folder';
import { readLeadRecords, writeRecord } from '../../../support/lead-records';
import { LEAD, leadRequest } from '../../../support/lead-service';
import { testLeadService } from '../../../support/lead-service-contract';
import { newLeadFolder } from '../../../support/temporary-folder';
import { loadNewerBuild, OLDER_RECORDS } from '../load-newer-build';
import { testOfficeWork } from '../office-contract';
import { sendNothing, serveLeadFolder, serveOneLead } from '../serve-lead-folder';

describe('the lead function over a folder', () => {
  testLeadService(() => serveLeadFolder(newLeadFolder()));
  testOfficeWork(async (options = {}) => {
    const folder = newLeadFolder();
    const stored = async (id: string) => {
      const record = readLeadRecords(folder).find((record) => record.id === id) ?? {};
      const statusFile = `${leadBasePath(folder, id)}.status`;
      return existsSync(statusFile) ? { ...record, status: readFileSync(statusFile, 'utf8') } : record;
    };
    return {
      ...(await serveLeadFolder(folder, options)),
      stored,
      edit: async (id, changes) => void writeRecord(folder, { ...(await stored(id)), ...changes }),
    };
  });
});

test('the hourly limit counts the leads that were stored before a restart', async () => {
  const folder = newLeadFolder();
  await (await serveLeadFolder(folder)).send(leadRequest('one'));
  const restarted = await serveLeadFolder(folder, { hourlyLimit: 1 });
  expect((await restarted.send(leadRequest('two'))).status).toBe(429);
});

test('the file of a lead has its receipt in the name, and contains the lead with time, id, receipt and digest', async () => {
  const { folder } = await serveOneLead();
  expect(readdirSync(folder)).toEqual([
    expect.stringMatching(`^${receiptOf('a1b2c3')}-[\\da-f]{64}\\.json$`),
  ]);
  expect(readLeadRecords(folder)).toEqual([
    {
      received_at: '2025-10-01T09:00:01.000Z',
      id: 'a1b2c3',
      receipt: receiptOf('a1b2c3'),
      digest: expect.stringMatching(/^[\da-f]{64}$/),
      ...LEAD,
    },
  ]);
});

test('only the user of the server process can read a lead and the folder', async () => {
  const { folder } = await serveOneLead();
  expect(statSync(`${leadBasePath(folder, 'a1b2c3')}.json`).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('ids that no file name may have, or that differ only in case, are different leads', async () => {
  const folder = newLeadFolder();
  const service = await serveLeadFolder(folder);
  const ids = ['../../etc/passwd', 'con', 'A1b2', 'a1b2', '.', '*?:|<>', 'x'.repeat(128)];
  for (const id of ids) expect((await service.send(leadRequest(`"${id}"`))).status).toBe(200);
  expect(readLeadRecords(folder).map(({ id }) => id)).toEqual(ids);
  expect(new Set(readdirSync(folder).map((file) => file.toLowerCase())).size).toBe(ids.length);
});

test('a new status changes no record, and forgetting blanks the fields of a newer build too', async () => {
  const folder = newLeadFolder();
  const newer = { id: 'newer', rooms: '12', source_page: { path: '/pricing' }, ...LEAD, phone: 98450 };
  writeRecord(folder, newer);
  const store = await openLeadFolder(folder);
  expect((await store.list()).map(({ payload }) => payload)).toEqual([{ ...LEAD, phone: '98450' }]);
  await store.setStatus('newer', 'Contacted');
  expect(readLeadRecords(folder)).toEqual([newer]);
  expect((await store.list()).map(({ payload }) => payload.status)).toEqual(['Contacted']);
  await store.forget({ email: LEAD.email_id });
  const [{ rooms, source_page, phone, id } = {}] = readLeadRecords(folder);
  expect([rooms, source_page, phone, id]).toEqual(['', '', '', 'newer']);
});

test('the folder of a build with fewer fields is read, and repeats of its leads are recognised', async () => {
  const folder = newLeadFolder();
  for (const record of OLDER_RECORDS) writeRecord(folder, record);
  const newer = await loadNewerBuild();
  await newer.checkOlderRecords(await newer.openLeadFolder(folder));
});

test('a lead that an older build forgot is also forgotten for a build with one more field', async () => {
  const folder = newLeadFolder();
  for (const record of OLDER_RECORDS) writeRecord(folder, record);
  const store = await openLeadFolder(folder);
  expect(await store.forget({ before: new Date() })).toBe(2);
  const newer = await loadNewerBuild();
  expect(await (await newer.openLeadFolder(folder)).forget({ before: new Date() })).toBe(0);
});

test('a file that an editor saved as "UTF-8 with BOM" is still its lead', async () => {
  const folder = newLeadFolder();
  const service = await serveLeadFolder(folder);
  await service.send(leadRequest('one'));
  const path = `${leadBasePath(folder, 'one')}.json`;
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  await service.store.setStatus('one', 'Contacted');
  expect((await service.list()).map(({ payload }) => payload.status)).toEqual(['Contacted']);
});

test('a due message of a lead whose id was edited is not listed again and again', async () => {
  const folder = newLeadFolder();
  const service = await serveLeadFolder(folder, { notify: sendNothing });
  await service.send(leadRequest('one'));
  renameSync(`${leadBasePath(folder, 'one')}.json`, `${leadBasePath(folder, 'two')}.json`);
  expect(await service.store.listMessagesDue()).toEqual([]);
});
