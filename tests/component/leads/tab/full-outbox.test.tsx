import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { leadFromForm } from '../../../../src/leads/rules/form-fields';
import { startOutbox } from '../../../../src/leads/tab/start-outbox';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { randomId } from '../../../../src/platform/random-id';
import { openLeadFolder } from '../../../../src/server/lead-folder/lead-folder';
import { createLeadHandler } from '../../../../src/server/lead-function/lead-handler';
import { createFakeLocks } from '../../../support/fake-locks';
import { newLeadFolder } from '../../../support/temporary-folder';

// 200 entries in a database in JavaScript: seconds on a quiet machine, more on a busy one.
vi.setConfig({ testTimeout: 180_000 });

const MINUTE = 60_000;

/** Shorter than the time limit of the database. */
const STEP_MS = 3_000;

/** The lead function with its usual limit, and a log of the answers. */
async function openServer() {
  const store = await openLeadFolder(newLeadFolder());
  const handle = createLeadHandler({
    store,
    keys: ['public-key'],
    clientLimit: 60,
    log: () => undefined,
  });
  const answers: { at: number; status: number; retryAt: number }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { signal: _, ...request } = init;
    const answer = await handle(new Request(address, request), '192.0.2.1');
    const retryAt = Date.now() + 1000 * Number(answer.headers.get('Retry-After') ?? 0);
    answers.push({ at: Date.now(), status: answer.status, retryAt });
    return answer;
  });
  return { store, answers };
}

/** Waits until no lead is locked: no drain is sending. */
async function untilIdle(locks: LockManager): Promise<void> {
  for (let quietTurns = 0; quietTurns < 20; ) {
    await new Promise((resolve) => setImmediate(resolve));
    quietTurns = (await locks.query()).held?.length === 0 ? quietTurns + 1 : 0;
  }
}

test('an open page delivers 200 leads within 40 minutes to a server that takes 60 in ten minutes', async () => {
  // fake-indexeddb needs the real setImmediate.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubEnv('VITE_LEAD_HOST', 'https://office.example');
  vi.stubEnv('VITE_LEAD_KEY', 'public-key');
  vi.stubEnv('VITE_LEAD_IDEMPOTENCY', 'on');
  const locks = createFakeLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { store, answers } = await openServer();
  const { outbox } = tabConnection();
  for (let n = 0; n < 200; n += 1) {
    const form = { resort_name: `Hotel ${n}`, place: 'Udaipur', email: `desk@hotel${n}.example` };
    const payload = leadFromForm('contact', { ...form, phone: '', name: '', message: 'We met at the fair.' });
    await outbox.writeLead({ payload, id: randomId(), correctedIds: [] }, 'waiting');
  }
  startOutbox();
  await untilIdle(locks);
  expect(answers).toEqual([]);

  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  const start = Date.now();
  for (let now = start; now < start + 40 * MINUTE; now += STEP_MS) {
    await untilIdle(locks);
    await vi.advanceTimersByTimeAsync(STEP_MS);
  }

  expect(new Set((await store.list()).map(({ payload }) => payload.company_name)).size).toBe(200);
  expect(await outbox.read()).toMatchObject({ value: { visibleEntries: [] } });
  // Each of the three waits begins with one refused request. During it the page sends nothing, whatever lead it is.
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(3);
  for (const { at, retryAt } of limited)
    expect(answers.some((other) => other.at > at && other.at < retryAt)).toBe(false);
});
