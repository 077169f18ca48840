import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rootDir } from '../../../../src/node/paths';
import type { LeadHandlerOptions } from '../../../../src/server/lead-function/lead-handler';
import { openPostgresStore, type Query } from '../../../../src/server/lead-store/postgres-store';
import { createLeadService, LEAD, leadRequest } from '../../../support/lead-service';
import { testLeadService } from '../../../support/lead-service-contract';
import { PLATFORM_ROLES } from '../../../support/supabase-roles';
import { loadNewerBuild, OLDER_RECORDS } from '../load-newer-build';
import { testOfficeWork } from '../office-contract';

// PostgreSQL itself, compiled to run in this process. Started once, because that takes seconds.
let database: PGlite;

const folder = join(rootDir, 'src/server/supabase/migrations');
const migrate = (name: string) => database.exec(readFileSync(join(folder, name), 'utf8'));

beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(PLATFORM_ROLES);
  for (const name of readdirSync(folder).sort()) await migrate(name);
});

afterAll(() => database.close());

/** Runs statements as the deployed function does: each in a transaction, with only the rights of the function. */
const asFunction: Query = (text, params) =>
  database.transaction(async (transaction) => {
    await transaction.exec("set local role lead_function; set local statement_timeout = '5s'");
    return (await transaction.query(text, [...params])).rows;
  });
const asOwner: Query = async (text, params) => (await database.query(text, [...params])).rows;

async function serve(options: Partial<LeadHandlerOptions> = {}) {
  await database.exec('reset role; truncate public.leads');
  return {
    ...createLeadService(openPostgresStore(asFunction), options),
    store: openPostgresStore(asOwner),
    async edit(id: string, changes: Readonly<Record<string, string | null>>) {
      for (const [column, value] of Object.entries(changes))
        await database.query(`update public.leads set ${column} = $2 where id = $1`, [id, value]);
    },
    async stored(id: string) {
      const { rows } = await database.query<Record<string, unknown>>(
        'select * from public.leads where id = $1',
        [id],
      );
      return rows[0] ?? {};
    },
  };
}

describe('the lead function over PostgreSQL', () => {
  testLeadService(serve);
  testOfficeWork(serve);
});

test.each([
  ["update public.leads set city = 'x'"],
  ["update public.leads set digest = 'x'"],
  ['delete from public.leads'],
  ['truncate public.leads'],
  ["select public.forget_leads('desk@hotel.example')"],
  ['create table public.more (id text)'],
  ['select * from pg_catalog.pg_authid'],
])('the function has no permission for: %s', async (statement) => {
  const service = await serve();
  await service.send(leadRequest('a1b2c3'));
  await expect(asFunction(statement, [])).rejects.toThrow('permission denied');
  expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD]);
});

/** Runs `use` while the table has columns of a newer build. Only `floors` is a number that must not be null. */
async function withNewColumns(use: () => Promise<void>): Promise<void> {
  await database.exec(`alter table public.leads
    add column rooms text not null default 'Nan', add column beds integer, add column floors integer not null default 1`);
  try {
    await use();
  } finally {
    await database.exec('alter table public.leads drop column rooms, drop column beds, drop column floors');
  }
}

test('a column of a newer build is ignored when listing, and blanked when forgetting', async () => {
  const service = await serve();
  await withNewColumns(async () => {
    await service.send(leadRequest('a1b2c3'));
    await service.edit('a1b2c3', { rooms: 'twelve', beds: '24', floors: '3' });
    expect((await service.send(leadRequest('a1b2c3'))).status).toBe(200);
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD]);
    await service.store.forget({ email: LEAD.email_id });
    const blank = { rooms: '', beds: null, floors: 1, company_name: '' };
    expect(await service.stored('a1b2c3')).toMatchObject(blank);
  });
});

test('the table of a build with fewer fields is read, before and after it has the new column', async () => {
  await serve();
  for (const record of OLDER_RECORDS) {
    const names = Object.keys(record);
    const places = names.map((_, at) => `$${at + 1}`);
    await database.query(
      `insert into public.leads (${names.join()}) values (${places.join()})`,
      Object.values(record),
    );
  }
  const newer = await loadNewerBuild();
  const store = newer.openPostgresStore(asOwner);
  expect((await store.list()).map(({ payload }) => payload)).toEqual(
    Array(2).fill({ ...LEAD, rooms: 'Nan' }),
  );
  await withNewColumns(() => newer.checkOlderRecords(store));
});

test('if a column can be neither empty nor its default, forgetting fails and blanks nothing', async () => {
  const service = await serve();
  await withNewColumns(async () => {
    await service.send(leadRequest('a1b2c3'));
    await database.exec('alter table public.leads alter column floors drop default');
    await expect(service.store.forget({ email: LEAD.email_id })).rejects.toThrow('"floors"');
    expect((await service.list()).map(({ payload }) => payload)).toEqual([LEAD]);
  });
});

test('the migration blanks the fields that a forgotten lead still has, and no other lead', async () => {
  const service = await serve();
  await withNewColumns(async () => {
    for (const id of ['a1b2c3', 'd4e5f6']) await service.send(leadRequest(id));
    await database.exec("select public.blank_leads('{a1b2c3}')");
    for (const id of ['a1b2c3', 'd4e5f6']) await service.edit(id, { floors: '3' });
    await migrate('20261123210000_forget_required_columns.sql');
    expect(await service.stored('a1b2c3')).toMatchObject({ floors: 1 });
    expect(await service.stored('d4e5f6')).toMatchObject({ floors: 3, city: LEAD.city });
  });
});

test.each([
  ['select * from public.leads'],
  ["insert into public.leads select 'x', 'x', now(), 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'"],
  ["update public.leads set city = 'x'"],
  ['delete from public.leads'],
  ['truncate public.leads'],
])('the public key has no permission for: %s', async (statement) => {
  const service = await serve();
  await service.send(leadRequest('a1b2c3'));
  for (const role of ['anon', 'authenticated']) {
    await database.exec(`set role ${role}`);
    await expect(database.query(statement)).rejects.toThrow('permission denied');
    await database.exec('reset role');
  }
  expect(await service.list()).toHaveLength(1);
});

test('a role that was granted the table by mistake can read and insert no row', async () => {
  const service = await serve();
  await service.send(leadRequest('a1b2c3'));
  await database.exec('grant all on public.leads to anon; set role anon');
  expect((await database.query('select * from public.leads')).rows).toEqual([]);
  await expect(
    database.query("insert into public.leads select 'x', 'x', now(), 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'"),
  ).rejects.toThrow('row-level security');
  await database.exec('reset role; revoke all on public.leads from anon');
});

test('if the database does not answer, a lead gets 500 and the health check 503', async () => {
  const service = createLeadService(
    openPostgresStore(async () => {
      throw new Error('connection refused');
    }),
  );
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(500);
  expect((await service.send(leadRequest(null, { method: 'GET', headers: {}, body: null }))).status).toBe(
    503,
  );
  expect(service.lines).toEqual([
    'lead NOT stored: connection refused',
    'the store of leads does not answer: connection refused',
  ]);
});
