import { afterEach, expect, test, vi } from 'vitest';
import { registerLeadSync } from '../../../src/platform/background-sync';

afterEach(() => {
  vi.unstubAllGlobals();
});

function browserWith(registration: unknown): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

test('where the browser can, the sync of leads is registered', async () => {
  const register = vi.fn(async () => {});
  browserWith({ active: {}, sync: { register } });
  expect(await registerLeadSync()).toBe(true);
  expect(register).toHaveBeenCalledWith('kitaki-leads');
});

test.each([
  ['no service worker in this browser', undefined],
  ['no Background Sync (Safari, Firefox)', { active: {} }],
  ['a worker still being installed', { active: null, sync: { register: async () => {} } }],
])('%s: the page is told to send by itself', async (_, registration) => {
  browserWith(registration);
  expect(await registerLeadSync()).toBe(false);
});

test('a refused registration, and a browser that blocks workers, are answers and not errors', async () => {
  const refuse = async () => {
    throw new DOMException('Permission denied.', 'NotAllowedError');
  };
  browserWith({ active: {}, sync: { register: refuse } });
  expect(await registerLeadSync()).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await registerLeadSync()).toBe(false);
});
