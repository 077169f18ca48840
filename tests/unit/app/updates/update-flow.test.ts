// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { updateBarState } from '../../../../src/app/updates/update-bar-state';
import { createUpdateFlow } from '../../../../src/app/updates/update-flow';
import { reloadPage } from '../../../../src/platform/page-load';
import { startVisit } from '../page-visit';
import { typeText } from '../typed-text';

vi.mock('../../../../src/platform/page-load');

/** Called each time the question about a new version is shown. */
const ask = vi.fn();
let waiting: ReturnType<typeof aWaitingWorker> | null = null;
let stopNoting: () => void;
let visit: ReturnType<typeof startVisit>;

beforeEach(() => {
  visit = startVisit();
  stopNoting = updateBarState.subscribe(() => {
    if (updateBarState.getSnapshot().kind === 'update') ask();
  });
});

afterEach(() => {
  visit.leave();
  stopNoting();
  updateBarState.set({ kind: 'hidden' });
  vi.mocked(reloadPage).mockClear();
  ask.mockReset();
});

/** A tab whose browser has an active version, or none yet. */
function openTab({ controller }: { controller: object | null }) {
  const getRegistration = vi.fn(async (): Promise<object | undefined> => ({ waiting }));
  const serviceWorker = Object.assign(new EventTarget(), { controller, getRegistration });
  vi.stubGlobal('navigator', { serviceWorker });
  const offerUpdate = createUpdateFlow();

  async function takesOver(): Promise<void> {
    const worker = Object.assign(new EventTarget(), { state: 'activating' });
    serviceWorker.controller = worker;
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    worker.state = 'activated';
    worker.dispatchEvent(new Event('statechange'));
    await settled();
  }
  return {
    offerUpdate,
    newVersionTakesOver: takesOver,
    removalTakesOver() {
      getRegistration.mockResolvedValue(undefined);
      return takesOver();
    },
  };
}

/** Waits until all pending promises have settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function aWaitingWorker() {
  return { postMessage: vi.fn() };
}

/** The visitor presses the button of the bar while `worker` waits. With null none waits. */
async function agreeTo(worker: ReturnType<typeof aWaitingWorker> | null): Promise<void> {
  waiting = worker;
  const state = updateBarState.getSnapshot();
  if (state.kind !== 'update') throw new Error(`the bar is ${state.kind}`);
  state.agree();
  await settled();
}

function tabIs(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the visitor is asked once about a waiting version, and again about a newer one', () => {
  const { offerUpdate } = openTab({ controller: {} });
  const second = aWaitingWorker();
  offerUpdate(second);
  offerUpdate(second);
  expect(ask).toHaveBeenCalledTimes(1);
  offerUpdate(aWaitingWorker());
  expect(ask).toHaveBeenCalledTimes(2);
  expect(reloadPage).not.toHaveBeenCalled();
});

test('when the visitor agrees, the new version takes over and the page reloads once', async () => {
  const { offerUpdate, newVersionTakesOver } = openTab({ controller: {} });
  const worker = aWaitingWorker();
  offerUpdate(worker);
  await agreeTo(worker);
  expect(updateBarState.getSnapshot().kind).toBe('hidden');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
  expect(reloadPage).not.toHaveBeenCalled();
  await newVersionTakesOver();
  await newVersionTakesOver();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a page that was loaded past the worker also reloads when the visitor agrees', async () => {
  const { offerUpdate, newVersionTakesOver } = openTab({ controller: null });
  const worker = aWaitingWorker();
  offerUpdate(worker);
  await agreeTo(worker);
  await newVersionTakesOver();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('the first installation reloads no page', async () => {
  const { newVersionTakesOver } = openTab({ controller: null });
  await newVersionTakesOver();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('a worker that removes the site causes no reload and no question, in a visible or hidden page', async () => {
  const { removalTakesOver } = openTab({ controller: {} });
  await removalTakesOver();
  tabIs('hidden');
  expect(reloadPage).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('the question about a worker that removes the site is withdrawn', async () => {
  const { offerUpdate, removalTakesOver } = openTab({ controller: {} });
  offerUpdate(aWaitingWorker());
  expect(updateBarState.getSnapshot().kind).toBe('update');
  await removalTakesOver();
  expect(updateBarState.getSnapshot().kind).toBe('hidden');
});

test('the page reloads only when the new version is activated', async () => {
  openTab({ controller: {} });
  tabIs('hidden');
  const worker = Object.assign(new EventTarget(), { state: 'activating' });
  Object.assign(navigator.serviceWorker, { controller: worker });
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  await settled();
  expect(reloadPage).not.toHaveBeenCalled();
  worker.dispatchEvent(new Event('statechange'));
  await settled();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('an agreement changes nothing while a form has typed text, and the question stays', async () => {
  const { offerUpdate } = openTab({ controller: {} });
  const deleteText = typeText();
  const worker = aWaitingWorker();
  offerUpdate(worker);
  await agreeTo(worker);
  expect(updateBarState.getSnapshot().kind).toBe('update');
  expect(worker.postMessage).not.toHaveBeenCalled();
  deleteText();
  await agreeTo(worker);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
});

test('text typed while the waiting version is looked up after an agreement is not lost, and the question stays', async () => {
  const { offerUpdate } = openTab({ controller: {} });
  offerUpdate(aWaitingWorker());
  const agreed = agreeTo(null);
  const deleteText = typeText();
  await agreed;
  expect(reloadPage).not.toHaveBeenCalled();
  expect(updateBarState.getSnapshot().kind).toBe('update');
  deleteText();
});

test('text typed between the agreement and the change of version is not lost', async () => {
  const { offerUpdate, newVersionTakesOver } = openTab({ controller: {} });
  const worker = aWaitingWorker();
  offerUpdate(worker);
  await agreeTo(worker);
  ask.mockReset();
  const deleteText = typeText();
  await newVersionTakesOver();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
  deleteText();
});

test('after a change in another tab, a visible tab asks, and reloads when it is hidden', async () => {
  const { newVersionTakesOver } = openTab({ controller: {} });
  tabIs('visible');
  await newVersionTakesOver();
  expect(reloadPage).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
  tabIs('hidden');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('after a change in another tab, a tab with typed text, whose form may have no script yet, does not reload, visible or hidden', async () => {
  const { newVersionTakesOver } = openTab({ controller: {} });
  const deleteText = typeText();
  tabIs('hidden');
  await newVersionTakesOver();
  tabIs('visible');
  tabIs('hidden');
  tabIs('visible');
  expect(reloadPage).not.toHaveBeenCalled();
  deleteText();
  expect(ask).toHaveBeenCalledTimes(1);
  // No version waits any more: the new one is active.
  await agreeTo(null);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
