// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '../../../src/platform/browser-storage';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

/** Blocks storage as a private window or a policy does: reading the property throws. */
function blockStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

function failWritesWith(name: string): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

test('a written text is read, and is gone after remove', () => {
  expect(safeLocalStorage.read('hotel')).toEqual({ ok: true, text: null });
  expect(safeLocalStorage.write('hotel', 'Sea View')).toEqual({ ok: true });
  expect(safeLocalStorage.read('hotel')).toEqual({ ok: true, text: 'Sea View' });
  safeLocalStorage.remove('hotel');
  expect(safeLocalStorage.read('hotel')).toEqual({ ok: true, text: null });
});

test('blocked storage is a return value, not an exception', () => {
  blockStorage();
  expect(safeLocalStorage.read('hotel')).toEqual({ ok: false, text: null });
  expect(safeLocalStorage.write('hotel', 'Sea View')).toEqual({ ok: false });
  expect(() => safeLocalStorage.remove('hotel')).not.toThrow();
});

test('a write that fails, because the space is used up, is a return value', () => {
  failWritesWith('QuotaExceededError');
  expect(safeLocalStorage.write('hotel', 'Sea View')).toEqual({ ok: false });
});

test('subscribers are called when another tab writes, removes or clears their key', () => {
  const calls: (string | null)[] = [];
  const stop = safeLocalStorage.subscribe('hotel', (text) => calls.push(text));
  window.dispatchEvent(new StorageEvent('storage', { key: 'hotel', newValue: 'Sea View' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'hotel', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'hotel', newValue: 'late' }));
  expect(calls).toEqual(['Sea View', null, null]);
});

test('session storage is separate from local storage', () => {
  expect(safeSessionStorage.write('draft', 'half a letter')).toEqual({ ok: true });
  expect(safeSessionStorage.read('draft')).toEqual({ ok: true, text: 'half a letter' });
  expect(window.localStorage.getItem('draft')).toBeNull();
});
