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

test('several missing scripts of one version reload it once, those of a later one again', () => {
  scriptIsMissing('modal-1.js');
  scriptIsMissing('chip-1.js');
  scriptIsMissing('modal-1.js');
  expect(reload).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<div id="root"></div><script type="module" src="/assets/entry-2.js"></script>';
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

/** The tab goes out of sight. */
function hide(): void {
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  look.mockRestore();
}

test('a page in which something is typed is reloaded out of sight, when it has been sent or cleared', () => {
  const release = blockReload();
  scriptIsMissing('modal-1.js');
  hide();
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(reload).not.toHaveBeenCalled();
  hide();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nor is one whose form has no script yet to say that something is typed', () => {
  document.body.innerHTML = '<textarea></textarea>';
  const field = document.querySelector('textarea');
  if (field) field.value = 'We have 24 rooms';
  scriptIsMissing('contact-1.js');
  hide();
  expect(reload).not.toHaveBeenCalled();
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
