// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReload } from '../../../src/platform/reload-hold';
import { versionSwitch } from '../../../src/platform/version-switch';
import { startVisit } from './page-visit';

const reload = vi.fn();
const ask = vi.fn();
let visit: ReturnType<typeof startVisit>;

beforeEach(() => {
  visit = startVisit();
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  visit.leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockReset();
  ask.mockReset();
});

/** A tab in whose browser some version is in charge, or none yet. */
function openTab({ controller }: { controller: object | null }) {
  const serviceWorker = Object.assign(new EventTarget(), { controller });
  vi.stubGlobal('navigator', { serviceWorker });
  const versions = versionSwitch(ask);
  return { versions, newVersionTakesOver: () => serviceWorker.dispatchEvent(new Event('controllerchange')) };
}

function aWaitingWorker() {
  return { postMessage: vi.fn() };
}

function tabIs(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a waiting version is offered once, however often it is seen, and a newer one again', () => {
  const { versions } = openTab({ controller: {} });
  const second = aWaitingWorker();
  versions.offer(second);
  versions.offer(second);
  expect(ask).toHaveBeenCalledTimes(1);
  versions.offer(aWaitingWorker());
  expect(ask).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('when the person agrees, the version takes over and the page reloads once', () => {
  const { versions, newVersionTakesOver } = openTab({ controller: {} });
  const worker = aWaitingWorker();
  versions.offer(worker);
  expect(versions.agree(worker)).toBe('reloading');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
  expect(reload).not.toHaveBeenCalled();
  newVersionTakesOver();
  newVersionTakesOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that was loaded past the worker reloads too when its person agrees', () => {
  const { versions, newVersionTakesOver } = openTab({ controller: null });
  versions.agree(aWaitingWorker());
  newVersionTakesOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the first installation reloads nothing', () => {
  const { newVersionTakesOver } = openTab({ controller: null });
  newVersionTakesOver();
  expect(reload).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('while text is typed nobody is asked and nothing reloads; afterwards the question comes', () => {
  const { versions } = openTab({ controller: {} });
  const release = holdReload();
  const worker = aWaitingWorker();
  versions.offer(worker);
  expect(ask).not.toHaveBeenCalled();
  expect(versions.agree(worker)).toBe('held');
  expect(worker.postMessage).not.toHaveBeenCalled();
  release();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(versions.agree(worker)).toBe('reloading');
});

test('typing that began between the agreement and the switch is not lost', () => {
  const { versions, newVersionTakesOver } = openTab({ controller: {} });
  versions.agree(aWaitingWorker());
  const release = holdReload();
  newVersionTakesOver();
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('another tab switched: a tab being read asks, and reloads when it is out of sight', () => {
  const { newVersionTakesOver } = openTab({ controller: {} });
  tabIs('visible');
  newVersionTakesOver();
  expect(reload).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
  tabIs('hidden');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another tab switched: a tab in the background reloads at once', () => {
  const { newVersionTakesOver } = openTab({ controller: {} });
  tabIs('hidden');
  newVersionTakesOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another tab switched: a tab with typed text is left alone, seen or not', () => {
  const { versions, newVersionTakesOver } = openTab({ controller: {} });
  const release = holdReload();
  tabIs('hidden');
  newVersionTakesOver();
  tabIs('visible');
  tabIs('hidden');
  tabIs('visible');
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(ask).toHaveBeenCalledTimes(1);
  // No version waits any more: the one in charge is the new one.
  expect(versions.agree(null)).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(1);
});
