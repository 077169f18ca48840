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

/** What Vite announces when a lazily loaded script can't be had. True: the page goes on to its error screen. */
function scriptIsMissing(name: string): boolean {
  const payload = new Error(`Failed to fetch dynamically imported module: /assets/${name}`);
  return window.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }),
  );
}

test('a missing script reloads the page once; missing again, it is an error', () => {
  expect(scriptIsMissing('modal-1.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(scriptIsMissing('modal-1.js')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another missing script, of a later deployment, reloads again', () => {
  scriptIsMissing('modal-1.js');
  scriptIsMissing('modal-2.js');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page in which something is typed is reloaded only when it has been sent or cleared', () => {
  const release = holdReload();
  expect(scriptIsMissing('modal-1.js')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network a reload would lose the page, so there is none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(scriptIsMissing('modal-1.js')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('where the reload cannot be noted it is not done, lest it go on for ever', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(scriptIsMissing('modal-1.js')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
