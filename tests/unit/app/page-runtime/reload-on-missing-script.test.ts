// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadPage } from '../../../../src/platform/page-load';
import { startVisit } from '../page-visit';
import { typeText } from '../typed-text';

vi.mock('../../../../src/platform/page-load');

let visit: ReturnType<typeof startVisit>;

beforeEach(async () => {
  vi.useFakeTimers();
  visit = startVisit();
  const { reloadOnMissingScript } = await import('../../../../src/app/page-runtime/reload-on-missing-script');
  reloadOnMissingScript();
});

afterEach(() => {
  visit.leave();
  vi.mocked(reloadPage).mockClear();
  window.sessionStorage.clear();
  document.body.innerHTML = '';
});

/** Fires Vite's event for a script that failed to load, and waits until the page has decided what to do. */
function scriptIsMissing(name: string): void {
  scriptFails(name);
  vi.runAllTimers();
}

/** Fires Vite's event for a script that failed to load. */
function scriptFails(name: string): void {
  const payload = new Error(`Failed to fetch dynamically imported module: /assets/${name}`);
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
  window.dispatchEvent(event);
  // A prevented event would make the import resolve to `undefined` instead of rejecting.
  expect(event.defaultPrevented).toBe(false);
}

test('several missing scripts reload the page once for each version', () => {
  scriptIsMissing('modal-1.js');
  scriptIsMissing('chip-1.js');
  scriptIsMissing('modal-1.js');
  expect(reloadPage).toHaveBeenCalledTimes(1);
  document.body.innerHTML = '<div id="root"></div><script type="module" src="/assets/entry-2.js"></script>';
  scriptIsMissing('modal-2.js');
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

test('a page that the visitor is leaving is reloaded only when the visitor returns to it', () => {
  window.dispatchEvent(new Event('beforeunload'));
  scriptIsMissing('modal-1.js');
  expect(reloadPage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a page whose script fails just before the visitor leaves is reloaded only at the return, as in WebKit', () => {
  scriptFails('modal-1.js');
  window.dispatchEvent(new Event('beforeunload'));
  vi.runAllTimers();
  expect(reloadPage).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('focus'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a return without network does not reload the page, but the next one with network does', () => {
  window.dispatchEvent(new Event('beforeunload'));
  scriptIsMissing('modal-1.js');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('focus'));
  expect(reloadPage).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  vi.advanceTimersByTime(2_000);
  window.dispatchEvent(new Event('focus'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a page whose scripts were interrupted is reloaded on return, even if it was reloaded before', () => {
  scriptIsMissing('modal-1.js');
  window.dispatchEvent(new Event('beforeunload'));
  scriptIsMissing('modal-1.js');
  window.dispatchEvent(new Event('focus'));
  expect(reloadPage).toHaveBeenCalledTimes(2);
});

/** Hides the tab. */
function hide(): void {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

test('a page with typed text in a form, whose script may be missing, is reloaded when the text is gone and the tab is hidden', () => {
  const deleteText = typeText();
  scriptIsMissing('modal-1.js');
  hide();
  expect(reloadPage).not.toHaveBeenCalled();
  deleteText();
  expect(reloadPage).not.toHaveBeenCalled();
  hide();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a form that is sent within the second after a script failed keeps its answer until the tab is hidden', () => {
  const deleteText = typeText();
  scriptFails('modal-1.js');
  deleteText();
  vi.runAllTimers();
  expect(reloadPage).not.toHaveBeenCalled();
  hide();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('without a network the page is not reloaded', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scriptIsMissing('modal-1.js');
  expect(reloadPage).not.toHaveBeenCalled();
});

test('a script that failed without network does not reload the page when the network is back a moment later', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  scriptFails('modal-1.js');
  onLine.mockReturnValue(true);
  vi.runAllTimers();
  expect(reloadPage).not.toHaveBeenCalled();
});

test('the page is not reloaded if the reload cannot be recorded', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  scriptIsMissing('modal-1.js');
  expect(reloadPage).not.toHaveBeenCalled();
});
