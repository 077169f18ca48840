import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openPostgresLeads } from '../../src/server/leads/postgres-leads';
import { listenLocally } from '../../src/server/listen-locally';
import { leadRequest, SITE_KEY, testLeadService } from '../unit/server/lead-service';
import { startDatabase } from './database-server';
import { startFunction } from './deno-function';

// `npm run test:function` says where they are.
const tools = process.env.KITAKI_FUNCTION_TOOLS ?? '';

let database: Awaited<ReturnType<typeof startDatabase>>;
let lasting: Awaited<ReturnType<typeof deploy>>;

beforeAll(async () => {
  database = await startDatabase(tools, await freePort());
  onEnd.push(database.remove);
  lasting = await deploy();
  onEnd.push(lasting.stop);
}, 180_000);

const onEnd: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of onEnd.toReversed()) await stop();
});

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function deploy(secrets: Record<string, string> = {}) {
  const port = await freePort();
  const environment = { SUPABASE_DB_URL: database.url, LEAD_KEY: SITE_KEY, ...secrets };
  const { output, stop } = await startFunction(tools, port, environment);
  const send = async (request: Request, client?: string) => {
    const headers = new Headers(request.headers);
    if (client !== undefined) headers.set('X-Forwarded-For', client);
    const body = request.body === null ? null : await request.text();
    return fetch(`http://127.0.0.1:${port}/lead-proxy`, { method: request.method, headers, body });
  };
  return { output, stop, send, list: () => openPostgresLeads(database.query).list() };
}

async function empty() {
  await database.query('truncate public.leads', []);
  return lasting;
}

async function deployForTest(secrets: Record<string, string> = {}) {
  const deployed = await deploy(secrets);
  onTestFinished(deployed.stop);
  return deployed;
}

describe('the lead function in Deno over a PostgreSQL server', () => testLeadService(empty));

test('a number is known to every running copy of the function, and after a restart', async () => {
  const one = await empty();
  const other = await deployForTest();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).send(leadRequest('a1b2c3'))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await (await deployForTest()).send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await one.list()).toHaveLength(1);
});

test('while the database is away leads are answered with 500, and stored once when it is back', async () => {
  const service = await empty();
  await database.stop();
  expect((await service.send(leadRequest('a1b2c3'))).status).toBe(500);
  await database.start();
  await expect.poll(async () => (await service.send(leadRequest('a1b2c3'))).status).toBe(200);
  expect(await service.list()).toHaveLength(1);
}, 30_000);

test('too many leads of one address are asked to come later', async () => {
  await empty();
  const limited = await deployForTest({ LEAD_LIMIT: '2' });
  const statuses: number[] = [];
  for (const id of ['one', 'two', 'three', 'one'])
    statuses.push((await limited.send(leadRequest(id), '192.0.2.7, 10.0.0.1')).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  expect((await limited.send(leadRequest('four'), '192.0.2.8')).status).toBe(200);
});

test('only the sites of LEAD_ORIGINS may read the answer, and the key may be that of the project', async () => {
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

test.each([['SUPABASE_DB_URL'], ['LEAD_KEY']])('without %s it does not start, and says so', async (name) => {
  await expect(deploy({ [name]: '' })).rejects.toThrow(`${name}`);
});
