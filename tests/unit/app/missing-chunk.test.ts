// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockReload } from '../../../src/platform/reload-block';
import { startVisit } from './page-visit';

const reload = vi.fn();
let visit: ReturnType<typeof startVisit>;

beforeEach(async () => {
  visit = startVisit();
  vi.stubGlobal('location', { reload });
  const { reloadOnMissingChunk } = await import('../../../src/app/updates/missing-chunk');
  reloadOnMissingChunk();
});

afterEach(() => {
  visit.leave();
  reload.mockReset();
  window.sessionStorage.clear();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Dispatches the event that Vite sends when a lazily loaded script is missing. */
function scriptIsMissing(name: string): void {
  const payload = new Error(`Failed to fetch dynamically imported module: /assets/${name}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  window.dispatchEvent(event);
  // Otherwise the import would resolve to `undefined`.
  expect(event.defaultPrevented).toBe(false);
}

test('a missing script reloads the page once; if it is missing again, it is an error', () => {
  scriptIsMissing('modal-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  scriptIsMissing('modal-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('several missing scripts of one version cause one reload, those of a later version another', () => {
  scriptIsMissing('modal-1.js');
  scriptIsMissing('chip-1.js');
  scriptIsMissing('modal-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<div id="root"></div><script type="module" src="/assets/entry-2.js"></script>';
  scriptIsMissing('modal-2.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that the visitor leaves is not reloaded during the navigation, but when the visitor returns', () => {
  window.dispatchEvent(new Event('beforeunload'));
  scriptIsMissing('modal-1.js');
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an incomplete page is reloaded on return even if this version was reloaded before', () => {
  scriptIsMissing('modal-1.js');
  window.dispatchEvent(new Event('beforeunload'));
  scriptIsMissing('modal-1.js');
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(2);
});

/** Hides the tab. */
function hide(): void {
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  look.mockRestore();
}

test('a page with typed text is reloaded when the text is sent or cleared and the page is hidden', () => {
  const release = blockReload();
  scriptIsMissing('modal-1.js');
  hide();
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(reload).not.toHaveBeenCalled();
  hide();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page with typed text in a form without its script is not reloaded', () => {
  document.body.innerHTML = '<textarea></textarea>';
  const field = document.querySelector('textarea');
  if (field) field.value = 'We have 24 rooms';
  scriptIsMissing('contact-1.js');
  hide();
  expect(reload).not.toHaveBeenCalled();
});

test('without network the page is not reloaded, because it would be lost', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scriptIsMissing('modal-1.js');
  expect(reload).not.toHaveBeenCalled();
});

test('without session storage the page is not reloaded, because it could reload forever', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  scriptIsMissing('modal-1.js');
  expect(reload).not.toHaveBeenCalled();
});
