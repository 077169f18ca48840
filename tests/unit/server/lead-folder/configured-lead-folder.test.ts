import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { openConfiguredLeadFolder } from '../../../../src/server/lead-folder/configured-lead-folder';
import { readLeadRecords, writeRecord } from '../../../support/lead-records';
import { createLeadService, LEAD, leadRequest } from '../../../support/lead-service';
import { temporaryFolder } from '../../../support/temporary-folder';

const line = (properties: object) => `${JSON.stringify({ ...properties, ...LEAD })}\n`;
const at = (minute: number) => `2025-09-01T08:${String(minute).padStart(2, '0')}:00.000Z`;

/** Writes a lead file of an older version and returns a function that opens the leads of this computer. */
function olderVersion(text: string, variables: NodeJS.ProcessEnv = {}) {
  const parent = temporaryFolder({ 'leads.jsonl': text });
  const file = join(parent, 'leads.jsonl');
  const folder = join(parent, 'leads');
  const lines: string[] = [];
  return {
    parent,
    file,
    folder,
    lines,
    open: () => openConfiguredLeadFolder({ LEAD_FILE: file, ...variables }, (text) => void lines.push(text)),
  };
}

test('the leads of an older version are listed with their digest, unknown fields and due messages', async () => {
  const records = [
    { received_at: at(1), id: 'one', receipt: receiptOf('one'), digest: 'ab', notice: 'sent', rooms: 12 },
    { received_at: at(2), id: 'two', receipt: receiptOf('two'), digest: 'cd', notice: 'due' },
  ];
  const { open, parent, folder, file, lines } = olderVersion(`\uFEFF${records.map(line).join('\r\n')}`);
  const store = await open();
  expect((await store.list()).map(({ id, digest, isMessageDue }) => [id, digest, isMessageDue])).toEqual([
    ['two', 'cd', true],
    ['one', 'ab', false],
  ]);
  const [{ notice: _one, ...one } = {}, { notice: _two, ...two } = {}] = records;
  expect(readLeadRecords(folder)).toEqual([
    { ...one, ...LEAD },
    { ...two, ...LEAD },
  ]);
  await store.markMessageSent('two');
  expect(await (await open()).listMessagesDue()).toEqual([]);
  expect(readdirSync(parent)).toEqual(['leads', expect.stringMatching(/^leads\.jsonl\.imported-\d+$/)]);
  expect(lines[0]).toBe(`2 leads of ${file} are in ${folder} now. Lines without a lead: 0.`);
  expect(lines).toHaveLength(2);
});

test('if the older file is a symbolic link, the file with the leads is renamed, and the log names it', async () => {
  const { open, file, parent, lines } = olderVersion(line({ received_at: at(1), id: 'one' }));
  const target = join(parent, 'disk.jsonl');
  renameSync(file, target);
  symlinkSync(target, file);
  expect(await (await open()).list()).toHaveLength(1);
  const kept = readdirSync(parent).find((name) => name.startsWith('disk.jsonl.imported-'));
  expect(kept).toBeDefined();
  expect(lines[1]).toContain(kept);
});

test('of two lines with one id only the first is a lead', async () => {
  const { open } = olderVersion(
    line({ received_at: at(1), id: 'one' }) + line({ received_at: at(2), id: 'one' }),
  );
  const store = await open();
  expect((await createLeadService(store).send(leadRequest('one'))).status).toBe(200);
  expect((await store.list()).map(({ receivedAt }) => receivedAt)).toEqual([at(1)]);
});

test('leads that were stored before leads had ids are listed once, and no message about them is due', async () => {
  const older = line({ received_at: at(1), notice: 'due' }) + line({ received_at: at(2) });
  const { open, file } = olderVersion(older);
  await open();
  writeFileSync(file, older);
  const store = await open();
  expect((await store.list()).map(({ id, receipt, receivedAt }) => [id, receipt, receivedAt])).toEqual([
    ['', '', at(2)],
    ['', '', at(1)],
  ]);
  expect(await store.listMessagesDue()).toEqual([]);
  expect(await store.forget({ email: LEAD.email_id })).toBe(2);
});

test('lines without a lead stay in the renamed file, and their number is logged', async () => {
  const text = `a note\n${line({ id: 'one' })}{"a note": 1}\n${line({ id: 'torn' }).slice(0, 90)}`;
  const { open, parent, lines } = olderVersion(text);
  const store = await open();
  expect(await store.list()).toHaveLength(1);
  expect(lines[0]).toMatch(/^1 leads of .* Lines without a lead: 3\.$/);
  const kept = readdirSync(parent).find((name) => name.includes('imported')) ?? '';
  expect(readFileSync(join(parent, kept), 'utf8')).toBe(text);
});

test('an import that was interrupted is completed, stores no lead twice and keeps what the office changed', async () => {
  const { open, folder } = olderVersion(line({ id: 'one' }) + line({ id: 'two', notice: 'due' }));
  writeRecord(folder, { id: 'one', ...LEAD, status: 'Contacted' });
  writeRecord(folder, { id: 'two', ...LEAD, status: 'Lead' });
  const store = await open();
  expect((await store.list()).map(({ payload }) => payload.status).sort()).toEqual(['Contacted', 'Lead']);
  // The message about `two` was sent before.
  expect(await store.listMessagesDue()).toEqual([]);
});

test('if the folder cannot be written, opening rejects, and the older file stays as it is', async () => {
  const text = line({ id: 'one' });
  const { open, file, folder } = olderVersion(text);
  writeFileSync(folder, '');
  await expect(open()).rejects.toThrow(folder);
  expect(readFileSync(file, 'utf8')).toBe(text);
  rmSync(folder);
  expect(await (await open()).list()).toHaveLength(1);
});

test('LEAD_FOLDER names the folder', async () => {
  const folder = temporaryFolder();
  const { open } = olderVersion(line({ id: 'one' }), { LEAD_FOLDER: folder });
  expect((await open()).location).toBe(folder);
  expect(readLeadRecords(folder)).toHaveLength(1);
});
