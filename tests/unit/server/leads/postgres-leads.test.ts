import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresLeads } from '../../../../src/server/leads/postgres-leads';
import { rootDir } from '../../../../src/site-build/paths';
import { leadRequest, serviceOver, testLeadService } from '../lead-service';
import { platformRoles } from '../supabase-roles';

// PostgreSQL itself, compiled to run in this process; started once, as it takes seconds.
let database: PGlite;

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(platformRoles);
  const folder = join(rootDir, 'src/server/supabase/migrations');
  for (const name of readdirSync(folder).sort())
    await database.exec(readFileSync(join(folder, name), 'utf8'));
}, 60_000);

afterAll(() => database.close());

async function serve() {
  await database.exec('reset role; truncate public.leads');
  return serviceOver(
    openPostgresLeads(async (text, params) => (await database.query(text, [...params])).rows),
  );
}

describe('the lead function over PostgreSQL', () => testLeadService(serve));

test.each([
  ['select * from public.leads'],
  ["insert into public.leads select 'x', 'x', now(), 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'"],
  ["update public.leads set city = 'x'"],
  ['delete from public.leads'],
  ['truncate public.leads'],
])('with the public key nobody can %s', async (statement) => {
  const service = await serve();
  await service.send(leadRequest('a1b2c3'));
  for (const role of ['anon', 'authenticated']) {
    await database.exec(`set role ${role}`);
    await expect(database.query(statement)).rejects.toThrow('permission denied');
    await database.exec('reset role');
  }
  expect(await service.list()).toHaveLength(1);
});

test('even a role that was granted the table by mistake sees no row and adds none', async () => {
  const service = await serve();
  await service.send(leadRequest('a1b2c3'));
  await database.exec('grant all on public.leads to anon; set role anon');
  expect((await database.query('select * from public.leads')).rows).toEqual([]);
  await expect(
    database.query("insert into public.leads select 'x', 'x', now(), 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'"),
  ).rejects.toThrow('row-level security');
  await database.exec('reset role; revoke all on public.leads from anon');
});

test('a database that is away is answered with 500', async () => {
  const service = serviceOver(
    openPostgresLeads(async () => {
      throw new Error('connection refused');
    }),
  );
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(500);
  expect(service.lines).toEqual(['lead NOT stored: connection refused']);
});
