// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenToUpdate } from '../../../src/app/updates/when-to-update';
import { blockReload } from '../../../src/platform/reload-block';
import { startVisit } from './page-visit';

const reload = vi.fn();
const ask = vi.fn();
const withdraw = vi.fn();
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
  withdraw.mockReset();
});

/** A tab in whose browser some version is in charge, or none yet. */
function openTab({ controller }: { controller: object | null }) {
  const getRegistration = vi.fn(async (): Promise<object | undefined> => ({}));
  const serviceWorker = Object.assign(new EventTarget(), { controller, getRegistration });
  vi.stubGlobal('navigator', { serviceWorker });
  const updates = whenToUpdate({ ask, withdraw });

  async function takesOver(): Promise<void> {
    const worker = Object.assign(new EventTarget(), { state: 'activating' });
    serviceWorker.controller = worker;
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    worker.state = 'activated';
    worker.dispatchEvent(new Event('statechange'));
    await settled();
  }
  return {
    updates,
    newVersionTakesOver: takesOver,
    removalTakesOver() {
      getRegistration.mockResolvedValue(undefined);
      return takesOver();
    },
  };
}

/** Everything that is only waiting for promises has happened. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function aWaitingWorker() {
  return { postMessage: vi.fn() };
}

function tabIs(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a waiting version is offered once, however often it is seen, and a newer one again', () => {
  const { updates } = openTab({ controller: {} });
  const second = aWaitingWorker();
  updates.offer(second);
  updates.offer(second);
  expect(ask).toHaveBeenCalledTimes(1);
  updates.offer(aWaitingWorker());
  expect(ask).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});

test('when the person agrees, the version takes over and the page reloads once', async () => {
  const { updates, newVersionTakesOver } = openTab({ controller: {} });
  const worker = aWaitingWorker();
  updates.offer(worker);
  expect(updates.agree(worker)).toBe('reloading');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
  expect(reload).not.toHaveBeenCalled();
  await newVersionTakesOver();
  await newVersionTakesOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that was loaded past the worker reloads too when its person agrees', async () => {
  const { updates, newVersionTakesOver } = openTab({ controller: null });
  updates.agree(aWaitingWorker());
  await newVersionTakesOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the first installation reloads nothing', async () => {
  const { newVersionTakesOver } = openTab({ controller: null });
  await newVersionTakesOver();
  expect(reload).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('a worker that takes the site off the device reloads nothing and asks nothing, seen or not', async () => {
  const { removalTakesOver } = openTab({ controller: {} });
  await removalTakesOver();
  tabIs('hidden');
  expect(reload).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('a worker that takes the site off the device and was offered while it waited is not offered any more', async () => {
  const { updates, removalTakesOver } = openTab({ controller: {} });
  updates.offer(aWaitingWorker());
  await removalTakesOver();
  expect(withdraw).toHaveBeenCalledTimes(1);
});

test('what was to be asked after typing is not asked once the site is off the device', async () => {
  const { updates, removalTakesOver } = openTab({ controller: {} });
  const release = blockReload();
  updates.offer(aWaitingWorker());
  await removalTakesOver();
  release();
  expect(ask).not.toHaveBeenCalled();
});

test('a version that is still taking over is waited for', async () => {
  openTab({ controller: {} });
  tabIs('hidden');
  const worker = Object.assign(new EventTarget(), { state: 'activating' });
  Object.assign(navigator.serviceWorker, { controller: worker });
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(reload).not.toHaveBeenCalled();
  worker.dispatchEvent(new Event('statechange'));
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('while text is typed nobody is asked and nothing reloads; afterwards the question comes', () => {
  const { updates } = openTab({ controller: {} });
  const release = blockReload();
  const worker = aWaitingWorker();
  updates.offer(worker);
  expect(ask).not.toHaveBeenCalled();
  expect(updates.agree(worker)).toBe('blocked');
  expect(worker.postMessage).not.toHaveBeenCalled();
  release();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(updates.agree(worker)).toBe('reloading');
});

test('typing that began between the agreement and the switch is not lost', async () => {
  const { updates, newVersionTakesOver } = openTab({ controller: {} });
  updates.agree(aWaitingWorker());
  const release = blockReload();
  await newVersionTakesOver();
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('another tab switched: a tab being read asks, and reloads when it is out of sight', async () => {
  const { newVersionTakesOver } = openTab({ controller: {} });
  tabIs('visible');
  await newVersionTakesOver();
  expect(reload).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
  tabIs('hidden');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another tab switched: a tab in the background reloads at once', async () => {
  const { newVersionTakesOver } = openTab({ controller: {} });
  tabIs('hidden');
  await newVersionTakesOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another tab switched: a tab with typed text is left alone, seen or not', async () => {
  const { updates, newVersionTakesOver } = openTab({ controller: {} });
  const release = blockReload();
  tabIs('hidden');
  await newVersionTakesOver();
  tabIs('visible');
  tabIs('hidden');
  tabIs('visible');
  expect(reload).not.toHaveBeenCalled();
  release();
  expect(ask).toHaveBeenCalledTimes(1);
  // No version waits any more: the one in charge is the new one.
  expect(updates.agree(null)).toBe('reloading');
  expect(reload).toHaveBeenCalledTimes(1);
});
