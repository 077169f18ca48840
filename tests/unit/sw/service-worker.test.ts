import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LEAD_SYNC_TAG } from '../../../src/platform/worker-contract';

const storeLaterFiles = vi.fn(async () => {});
const findFile = vi.fn(async () => new Response('stored'));
const syncLeads = vi.fn(async (..._args: unknown[]) => {});
const connection = {};
const connectOutbox = vi.fn(() => connection);
const skipWaiting = vi.fn();
vi.mock('../../../sw/site-files', () => ({ createSiteFiles: () => ({ storeLaterFiles, findFile }) }));
vi.mock('../../../sw/lead-sync', () => ({ syncLeads }));
vi.mock('../../../src/leads/outbox/connect-outbox', () => ({ connectOutbox }));

const events = new EventTarget();

beforeAll(async () => {
  // Not by `vi.stubGlobal`, which lasts for one test.
  Object.assign(globalThis, {
    self: globalThis,
    addEventListener: events.addEventListener.bind(events),
    skipWaiting,
    __WB_MANIFEST: [],
    __WB_DISABLE_DEV_LOGS: true,
    location: new URL('https://hotel.example/service-worker.js'),
  });
  // A pattern, because TypeScript cannot check the script of a worker together with tests of pages.
  const [run] = Object.values(import.meta.glob('../../../sw/service-worker.ts'));
  await run?.();
});

beforeEach(() => {
  vi.clearAllMocks();
});

/** Sends an event to the worker. Returns the promises that it gives to `waitUntil`. */
function send(type: string, fields: object): Promise<unknown>[] {
  const work: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
  events.dispatchEvent(Object.assign(new Event(type), { waitUntil }, fields));
  return work;
}

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['yes', false],
])('a message with isAsked: %j stores the later files, and the visitor asked: %s', (isAsked, asked) => {
  expect(send('message', { data: { type: 'store-later', isAsked } })).toHaveLength(1);
  expect(storeLaterFiles.mock.calls).toEqual([[asked]]);
  expect(skipWaiting).not.toHaveBeenCalled();
});

test.each([
  undefined,
  null,
  'skip-waiting',
  'store-later',
  42,
  [],
  {},
  { type: 'drain' },
  { type: 'SKIP_WAITING' },
])('the message %j does nothing', (data) => {
  expect(send('message', { data })).toEqual([]);
  expect(skipWaiting).not.toHaveBeenCalled();
  expect(storeLaterFiles).not.toHaveBeenCalled();
});

/** The answers that the worker gives to a request of a page. Without one, the browser sends the request itself. */
function answersTo(request: Request): Promise<Response>[] {
  const answers: Promise<Response>[] = [];
  send('fetch', { request, respondWith: (answer: Promise<Response>) => void answers.push(answer) });
  return answers;
}

test('the worker answers requests for files of the site from the device', async () => {
  const [answer] = answersTo(new Request('https://hotel.example/about'));
  expect(await (await answer)?.text()).toBe('stored');
});

test.each([
  new Request('https://hotel.example/functions/v1/lead-proxy', { method: 'POST' }),
  new Request('https://connect.facebook.net/en_US/fbevents.js'),
])('the worker leaves $method $url to the browser', (request) => {
  expect(answersTo(request)).toEqual([]);
});

test('the first sync of leads opens the connection that every later one uses', () => {
  for (const lastChance of [false, true]) send('sync', { tag: LEAD_SYNC_TAG, lastChance });
  expect(syncLeads.mock.calls).toEqual([
    [connection, false],
    [connection, true],
  ]);
  expect(connectOutbox).toHaveBeenCalledTimes(1);
});

test('a sync event of another tag sends nothing', () => {
  expect(send('sync', { tag: 'other', lastChance: false })).toEqual([]);
  expect(syncLeads).not.toHaveBeenCalled();
});
