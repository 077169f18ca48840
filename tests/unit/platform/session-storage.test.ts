// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { sessionStore } from '../../../src/platform/session-storage';

test('a draft stays with this tab, apart from what the browser keeps for the site', () => {
  expect(sessionStore.write('draft', 'half a letter')).toEqual({ ok: true });
  expect(sessionStore.read('draft')).toEqual({ ok: true, text: 'half a letter' });
  expect(window.localStorage.getItem('draft')).toBeNull();
});

test('blocked session storage is an answer, not an error', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(sessionStore.read('draft')).toEqual({ ok: false, text: null });
  expect(sessionStore.write('draft', 'x')).toEqual({ ok: false, reason: 'unavailable' });
});
