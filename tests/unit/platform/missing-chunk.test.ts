// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReload } from '../../../src/platform/reload-hold';
import { startVisit } from './page-visit';

const reload = vi.fn();
let visit: ReturnType<typeof startVisit>;

beforeEach(async () => {
  visit = startVisit();
  vi.stubGlobal('location', { reload });
  const { reloadOnMissingChunk } = await import('../../../src/platform/missing-chunk');
  reloadOnMissingChunk();
});

afterEach(() => {
  visit.leave();
  reload.mockReset();
  window.sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What Vite announces when a lazily loaded script can't be had. */
function scriptIsMissing(name: string): void {
  const payload = new Error(`Failed to fetch dynamically imported module: /assets/${name}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  window.dispatchEvent(event);
  // Else whoever asked for it would be given `undefined` in its place.
  expect(event.defaultPrevented).toBe(false);
}

test('a missing script reloads the page once; missing again, it is an error', () => {
  scriptIsMissing('modal-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  scriptIsMissing('modal-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another missing script, of a later deployment, reloads again', () => {
  scriptIsMissing('modal-1.js');
  scriptIsMissing('modal-2.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that is being left is not reloaded over the navigation; it is once the person is back', () => {
  window.dispatchEvent(new Event('beforeunload'));
  scriptIsMissing('modal-1.js');
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page broken off is reloaded on return even where the same script was reloaded for before', () => {
  scriptIsMissing('modal-1.js');
  window.dispatchEvent(new Event('beforeunload'));
  scriptIsMissing('modal-1.js');
  window.dispatchEvent(new Event('focus'));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page in which something is typed is reloaded only when it has been sent or cleared', () => {
  const release = holdReload();
  scriptIsMissing('modal-1.js');
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network a reload would lose the page, so there is none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scriptIsMissing('modal-1.js');
  expect(reload).not.toHaveBeenCalled();
});

test('where the reload cannot be noted it is not done, lest it go on for ever', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  scriptIsMissing('modal-1.js');
  expect(reload).not.toHaveBeenCalled();
});
