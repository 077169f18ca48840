import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { openLeadFolder } from '../../../src/server/lead-folder';
import type { LeadStore } from '../../../src/server/leads/lead-store';
import { openPostgresLeads } from '../../../src/server/leads/postgres-leads';
import { rootDir } from '../../../src/site-build/paths';
import { newLeadFolder, writeRecord } from '../../support/lead-records';
import { lead, leadRequest, serviceOver } from '../../support/lead-service';
import { platformRoles } from '../../support/supabase-roles';

/** A build whose leads have one more field, added as src/content/adding.md says. */
vi.mock('../../../src/leads/rules/lead-fields', async (original) => {
  const fields = await original<typeof import('../../../src/leads/rules/lead-fields')>();
  return {
    ...fields,
    LEAD_FIELDS: [...fields.LEAD_FIELDS, 'rooms'],
    LEAD_LIMITS: { ...fields.LEAD_LIMITS, rooms: 10 },
    LEAD_DEFAULTS: { rooms: 'Nan' },
  };
});

/** The digest of `lead` as the build without the field computed it. */
const DIGEST = 'af3f7f956a216341c909dc57b8b3050872782bc182cb8d37ee96316018847d4f';

const newer = JSON.stringify({ ...lead, rooms: '12' });
const atOnce = { received_at: '2025-09-01T08:00:00.000Z', receipt: 'K7-Q4M', ...lead };

/** Checks a store with two records of the older build: `first` has a digest, `old` has none. */
async function checkOlderRecords(store: LeadStore) {
  const service = serviceOver(store);
  const expected = { ...lead, rooms: 'Nan' };
  expect((await service.list()).map((entry) => entry.lead)).toEqual([expected, expected]);
  // The same lead, from a phone with the old page and from one with the new page.
  for (const body of [JSON.stringify(lead), JSON.stringify(expected)])
    expect((await service.send(leadRequest('first', { body }))).status).toBe(200);
  expect((await service.send(leadRequest('first', { body: newer }))).status).toBe(422);
  expect((await service.send(leadRequest('old', { body: newer }))).status).toBe(200);
  expect((await service.send(leadRequest('new', { body: newer }))).status).toBe(200);
  expect((await service.list())[0]?.lead).toEqual({ ...lead, rooms: '12' });
}

test('the folder of an older build is read, and repeats of its leads are recognised', async () => {
  const folder = newLeadFolder();
  writeRecord(folder, { ...atOnce, id: 'first', digest: DIGEST });
  writeRecord(folder, { ...atOnce, id: 'old' });
  await checkOlderRecords(await openLeadFolder(folder));
});

test('the table of an older build is read, before and after it has the new column', async () => {
  const database = await PGlite.create();
  await database.exec(platformRoles);
  const folder = join(rootDir, 'src/server/supabase/migrations');
  for (const name of readdirSync(folder).sort())
    await database.exec(readFileSync(join(folder, name), 'utf8'));
  const store = openPostgresLeads(async (text, params) => (await database.query(text, [...params])).rows);
  for (const [id, digest] of [
    ['first', DIGEST],
    ['old', null],
  ]) {
    const columns: Record<string, string | null | undefined> = { id, digest, ...atOnce };
    const names = Object.keys(columns);
    await database.query(
      `insert into public.leads (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(columns),
    );
  }
  expect((await store.list()).map((entry) => entry.lead)).toEqual(Array(2).fill({ ...lead, rooms: 'Nan' }));
  await database.exec("alter table public.leads add column rooms text not null default 'Nan'");
  await checkOlderRecords(store);
  await database.close();
});
