import { createServer as createHook } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { receiptOf } from '../../src/leads/rules/receipt';
import { listenLocally } from '../../src/node/listen-locally';
import { openPostgresStore } from '../../src/server/lead-store/postgres-store';
import { connectPostgres } from '../../src/server/office/connect-postgres';
import { parseLeadsCommand } from '../../src/server/office/leads-command';
import { findFreePort } from '../support/free-port';
import { leadRequest, SITE_KEY } from '../support/lead-service';
import { testLeadService } from '../support/lead-service-contract';
import { startDatabase } from './database-server';
import { startFunction } from './deno-function';

// `npm run test:function` installs Deno and PostgreSQL here.
const tools = process.env.KITAKI_FUNCTION_TOOLS ?? '';

let database: Awaited<ReturnType<typeof startDatabase>>;
let sharedFunction: Awaited<ReturnType<typeof deploy>>;

const onEnd: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await startDatabase(tools, await findFreePort());
  onEnd.push(database.remove);
  sharedFunction = await deploy();
  onEnd.push(sharedFunction.stop);
}, 180_000);

afterAll(async () => {
  for (const stop of onEnd.toReversed()) await stop();
});

async function deploy(secrets: Record<string, string> = {}) {
  const port = await findFreePort();
  const environment = { SUPABASE_DB_URL: database.url, LEAD_KEY: SITE_KEY, ...secrets };
  const { output, stop } = await startFunction(tools, port, environment);
  const send = async (request: Request, client?: string) => {
    const headers = new Headers(request.headers);
    if (client !== undefined) headers.set('X-Forwarded-For', client);
    const body = request.body === null ? null : await request.text();
    return fetch(`http://127.0.0.1:${port}/lead-proxy`, { method: request.method, headers, body });
  };
  return { output, stop, send, list: () => openPostgresStore(database.query).list() };
}

async function withEmptyTable() {
  await database.query('truncate public.leads', []);
  return sharedFunction;
}

async function deployForTest(secrets: Record<string, string> = {}) {
  const deployed = await deploy(secrets);
  onTestFinished(deployed.stop);
  return deployed;
}

describe('the lead function in Deno over a PostgreSQL server', () => testLeadService(withEmptyTable));

test('a lead id is known to every running copy of the function, and after a restart', async () => {
  const one = await withEmptyTable();
  const other = await deployForTest();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).send(leadRequest('a1b2c3'))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await (await deployForTest()).send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await one.list()).toHaveLength(1);
});

test('a lead that got 500 without the database is stored once when it is sent again', async () => {
  const service = await withEmptyTable();
  await database.stop();
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(500);
  await database.start();
  await expect.poll(async () => (await service.send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await service.list()).toHaveLength(1);
}, 30_000);

test('above the client limit a lead gets 429', async () => {
  await withEmptyTable();
  const limited = await deployForTest({ LEAD_LIMIT: '2' });
  const statuses: number[] = [];
  for (const id of ['one', 'two', 'three', 'one'])
    statuses.push(
      (await limited.send(leadRequest(id), `invented-${id}, 198.51.100.1, 192.0.2.7, 10.0.0.1`)).status,
    );
  expect(statuses).toEqual([200, 200, 429, 200]);
  expect((await limited.send(leadRequest('four'), '192.0.2.8')).status).toBe(200);
});

test('above the hourly limit a new lead gets 429 from every copy of the function', async () => {
  const copies = [await deployForTest({ LEAD_CEILING: '2' }), await deployForTest({ LEAD_CEILING: '2' })];
  await withEmptyTable();
  const statuses: number[] = [];
  for (const [at, id] of ['one', 'two', 'three', 'one'].entries())
    statuses.push((await copies[at % 2]?.send(leadRequest(id)))?.status ?? 0);
  expect(statuses).toEqual([200, 200, 429, 200]);
});

test('the office gets the message about a lead, even if the first call failed', async () => {
  const texts: string[] = [];
  const hook = createHook((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => texts.push(JSON.parse(chunk).text));
    request.on('end', () => response.writeHead(texts.length < 2 ? 500 : 200).end());
  });
  const port = await listenLocally(hook);
  onTestFinished(() => void hook.close());
  const service = await deployForTest({
    LEAD_NOTIFY_URL: `http://127.0.0.1:${port}/`,
    SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  });
  await withEmptyTable();
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  await expect
    .poll(async () => (await service.list()).map(({ isMessageDue }) => isMessageDue), { timeout: 20_000 })
    .toEqual([false]);
  expect(texts).toHaveLength(2);
  expect(texts[1]).toContain('https://supabase.com/dashboard/project/abcdefghijklmnopqrst/editor');
}, 30_000);

test('npm run leads lists, changes and forgets leads of the table', async () => {
  const service = await withEmptyTable();
  await service.send(leadRequest('one'));
  const { store, close } = connectPostgres(database.url);
  const run = async (...args: string[]) => (await parseLeadsCommand(args)(store, 'missing.jsonl')).text;
  expect(await run()).toContain('Pine Ridge');
  expect(await run('--status', receiptOf('one'), 'contacted')).toContain('contacted');
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  expect(await run('--forget', 'desk@hotel.example')).toContain('1 lead');
  expect((await service.send(leadRequest('one'))).status).toBe(200);
  expect(await run()).toContain('forgotten');
  await close();
});

test('the function has only the rights of its role, and ends a statement after five seconds', async () => {
  const service = await withEmptyTable();
  await database.query('revoke insert on public.leads from lead_function', []);
  expect((await service.send(leadRequest('one'))).status).toBe(500);
  await database.query('grant insert on public.leads to lead_function', []);
  let isLocked = true;
  const lock = 'do $$ begin lock table public.leads; perform pg_sleep(9); end $$';
  const locked = database.query(lock, []).finally(() => (isLocked = false));
  await expect.poll(async () => (await service.send(leadRequest('one'))).status, { timeout: 8000 }).toBe(500);
  expect(isLocked).toBe(true);
  await locked;
  expect((await service.send(leadRequest('one'))).status).toBe(200);
}, 30_000);

test('only sites of LEAD_ORIGINS may read the answer, and the key of the project is the default key', async () => {
  const deployed = await deployForTest({
    LEAD_ORIGINS: 'https://hotel.example, https://www.hotel.example',
    LEAD_KEY: '',
    SUPABASE_ANON_KEY: SITE_KEY,
  });
  const allowed = async (origin: string) => {
    const request = leadRequest(null);
    request.headers.set('Origin', origin);
    return (await deployed.send(request)).headers.get('Access-Control-Allow-Origin');
  };
  expect(await allowed('https://www.hotel.example')).toBe('https://www.hotel.example');
  expect(await allowed('https://other.example')).toBe(null);
});

test.each([['SUPABASE_DB_URL'], ['LEAD_KEY']])(
  'without %s the function does not start, and the error names the variable',
  async (name) => {
    await expect(deploy({ [name]: '' })).rejects.toThrow(`${name}`);
  },
);
