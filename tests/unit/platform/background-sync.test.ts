import { expect, test, vi } from 'vitest';
import { isLeadSyncRegistered, registerLeadSync } from '../../../src/platform/background-sync';

function browserWith(registration: unknown): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

/** Background Sync as Chromium has it. `tags`: what has been asked for already. */
function sync(tags: readonly string[] = []) {
  return { register: vi.fn(async () => {}), getTags: async () => tags };
}

test('the sync of leads is registered if the browser supports it', async () => {
  const chromium = sync();
  browserWith({ active: {}, sync: chromium });
  expect(await registerLeadSync()).toBe(true);
  expect(chromium.register).toHaveBeenCalledWith('kitaki-leads');
});

test('asking whether the sync is registered does not register it', async () => {
  const chromium = sync(['kitaki-leads', 'other']);
  browserWith({ active: {}, sync: chromium });
  expect(await isLeadSyncRegistered()).toBe(true);
  browserWith({ active: {}, sync: sync(['other']) });
  expect(await isLeadSyncRegistered()).toBe(false);
  expect(chromium.register).not.toHaveBeenCalled();
});

test.each([
  ['no service worker in this browser', undefined],
  ['no Background Sync (Safari, Firefox)', { active: {} }],
  ['a worker still being installed', { active: null, sync: sync(['kitaki-leads']) }],
])('with %s, registration is reported as failed, so the page sends by itself', async (_, registration) => {
  browserWith(registration);
  expect(await registerLeadSync()).toBe(false);
  expect(await isLeadSyncRegistered()).toBe(false);
});

test('a refused registration and blocked workers resolve to false', async () => {
  const refuse = async () => {
    throw new DOMException('Permission denied.', 'NotAllowedError');
  };
  browserWith({ active: {}, sync: { register: refuse, getTags: refuse } });
  expect(await registerLeadSync()).toBe(false);
  expect(await isLeadSyncRegistered()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await registerLeadSync()).toBe(false);
  expect(await isLeadSyncRegistered()).toBe(false);
});

test.each([
  ['the request for its registration', new Promise(() => undefined)],
  [
    'the request for a sync',
    Promise.resolve({ active: {}, sync: { register: () => new Promise(() => undefined) } }),
  ],
])('a browser that never answers %s counts as one without Background Sync', async (_, registration) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => registration } });
  const registered = registerLeadSync();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await registered).toBe(false);
});
