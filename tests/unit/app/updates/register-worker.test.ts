// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from '../../../../src/app/updates/register-worker';
import { type UpdateBarState, updateBarState } from '../../../../src/app/updates/update-bar-state';
import { appShellCopy } from '../../../../src/content/copy/app-shell';
import { stubNavigator } from '../../../support/stub-navigator';
import { startVisit } from '../page-visit';

class TestWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly scriptURL = new URL('/service-worker.js', location.href).href;
  postMessage = vi.fn();
  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class TestRegistration extends EventTarget {
  installing: TestWorker | null = null;
  waiting: TestWorker | null = null;
  active: TestWorker | null = null;
  update = vi.fn(async () => {});
  begins(worker: TestWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
  waitsWith(worker: TestWorker): void {
    this.installing = null;
    this.waiting = worker;
    worker.becomes('installed');
  }
  activates(worker: TestWorker): void {
    this.installing = null;
    this.waiting = null;
    this.active = worker;
    worker.becomes('activating');
    worker.becomes('activated');
  }
}

/** What the page has shown since it was opened. */
let kinds: UpdateBarState['kind'][];
let stopNoting: () => void;
let becomeReady: (registration: TestRegistration) => void;
let visit: ReturnType<typeof startVisit>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('ServiceWorker', TestWorker);
  vi.stubGlobal('PageTransitionEvent', class extends Event {});
  window.localStorage.clear();
  visit = startVisit();
  kinds = [];
  stopNoting = updateBarState.subscribe(() => kinds.push(updateBarState.getSnapshot().kind));
});

afterEach(() => {
  visit.leave();
  stopNoting();
  updateBarState.set({ kind: 'hidden' });
});

async function openPage(register: () => Promise<TestRegistration>, controller: TestWorker | null = null) {
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: vi.fn(register),
    ready: new Promise<TestRegistration>((resolve) => {
      becomeReady = resolve;
    }),
    getRegistration: vi.fn(async (): Promise<object | undefined> => ({})),
  });
  stubNavigator('serviceWorker', serviceWorker);
  registerWorker();
  await advanceTime(3_000);
  return serviceWorker;
}

async function advanceTime(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // The lazily loaded library comes from disk here, in real time.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(500);
}

/** A registration with an active version that controls the page. */
function installedSite() {
  const registration = new TestRegistration();
  const active = new TestWorker();
  active.state = 'activated';
  registration.active = active;
  return { registration, active };
}

/** A page of a site that was installed before. */
async function openInstalledSite() {
  const site = installedSite();
  return { ...site, serviceWorker: await openPage(async () => site.registration, site.active) };
}

/** The visitor returns to the page. Waits until the page has done what follows. */
async function visitorReturns(): Promise<void> {
  window.dispatchEvent(new Event('focus'));
  await advanceTime(100);
}

test('"ready offline" is announced when the first installation is complete, and never again', async () => {
  const registration = new TestRegistration();
  const worker = new TestWorker();
  registration.installing = worker;
  const firstVisit = await openPage(async () => registration);
  registration.begins(worker);
  expect(kinds).toEqual([]);
  registration.waitsWith(worker);
  registration.activates(worker);
  await advanceTime(1_000);
  expect(firstVisit.register).toHaveBeenCalledWith('/service-worker.js', expect.anything());
  expect(kinds).toEqual(['ready']);
  expect(updateBarState.getSnapshot()).toEqual({ kind: 'ready', text: appShellCopy.readyOffline.text });

  updateBarState.set({ kind: 'hidden' });
  await openPage(async () => registration, worker);
  expect(kinds).toEqual(['ready', 'hidden']);
});

test('with later files, the bar says that older articles are not stored yet', async () => {
  vi.stubGlobal('caches', { match: async () => new Response('[]') });
  await openInstalledSite();
  expect(updateBarState.getSnapshot()).toEqual({
    kind: 'ready',
    text: appShellCopy.readyOffline.textExceptLater,
  });
});

test('"ready offline" is not announced on every page if local storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await openInstalledSite();
  expect(kinds).toEqual([]);
});

test('"ready offline" never covers the question about a new version', async () => {
  updateBarState.set({ kind: 'update', agree: () => {} });
  await openInstalledSite();
  expect(updateBarState.getSnapshot().kind).toBe('update');
});

test('the worker is asked for the older articles when it is active, and when the network returns', async () => {
  const { registration, active } = await openInstalledSite();
  expect(active.postMessage).not.toHaveBeenCalled();
  becomeReady(registration);
  await advanceTime(100);
  expect(active.postMessage).toHaveBeenCalledTimes(1);
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'store-later', isAsked: false });
  window.dispatchEvent(new Event('online'));
  await advanceTime(100);
  expect(active.postMessage).toHaveBeenCalledTimes(2);
});

/** A page whose every try to install the worker goes on until `fail`. */
async function openPageWithFailingInstallation() {
  const registration = new TestRegistration();
  const serviceWorker = await openPage(async () => {
    registration.installing = new TestWorker();
    return registration;
  });
  return {
    fail: () => registration.installing?.becomes('redundant'),
    tries: () => serviceWorker.register.mock.calls.length,
  };
}

test('while a version installs, returns of the visitor begin no further try', async () => {
  const { tries } = await openPageWithFailingInstallation();
  for (let i = 0; i < 5; i++) await visitorReturns();
  expect(tries()).toBe(1);
});

test('an installation that fails is tried again within a minute, and then after pauses that double to half an hour', async () => {
  const { fail, tries } = await openPageWithFailingInstallation();
  for (const [failures, minutes] of [0, 1, 2, 4, 8, 16, 30, 30].entries()) {
    fail();
    await advanceTime(minutes * 59_900);
    expect(tries()).toBe(failures + 1);
    await advanceTime(minutes * 100 + 60_000);
    expect(tries()).toBe(failures + 2);
  }
  expect(kinds).toEqual([]);
});

test('after another tab has installed the version, the next installation that fails is again tried within a minute', async () => {
  const { registration } = installedSite();
  const serviceWorker = await openPage(async () => registration);
  const failNewVersion = () => {
    registration.installing?.becomes('redundant');
    registration.installing = null;
  };
  registration.update.mockImplementation(async () => {
    registration.installing = new TestWorker();
  });
  await advanceTime(31 * 60_000);
  const tries = () => serviceWorker.register.mock.calls.length;
  for (const minutes of [0, 1, 2]) {
    const triesBefore = tries();
    failNewVersion();
    await advanceTime(minutes * 59_900);
    expect(tries()).toBe(triesBefore);
    await advanceTime(minutes * 100 + 60_000);
    expect(tries()).toBe(triesBefore + 1);
  }
  failNewVersion();
  registration.update.mockResolvedValue(undefined);
  await advanceTime(60 * 60_000);
  registration.update.mockImplementation(async () => {
    registration.installing = new TestWorker();
  });
  await advanceTime(31 * 60_000);
  const triesBefore = tries();
  failNewVersion();
  await advanceTime(61_000);
  expect(tries()).toBe(triesBefore + 1);
});

test('after many failed installations, a return of the visitor begins another one at once', async () => {
  const { fail, tries } = await openPageWithFailingInstallation();
  for (const minutes of [1, 2, 3]) {
    fail();
    await advanceTime(minutes * 60_000);
  }
  fail();
  await visitorReturns();
  expect(tries()).toBe(5);
});

test.for([
  ['without network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), 'online'],
  ['in a hidden tab', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'), 'focus'],
] as const)(
  '%s, a failed installation is not tried again until that changes',
  async ([_, begin, endEvent]) => {
    const { fail, tries } = await openPageWithFailingInstallation();
    const condition = begin();
    fail();
    await advanceTime(60 * 60_000);
    expect(tries()).toBe(1);
    condition.mockRestore();
    window.dispatchEvent(new Event(endEvent));
    await advanceTime(100);
    expect(tries()).toBe(2);
  },
);

test('a network that returns several times during failures adds no further retries', async () => {
  const { fail, tries } = await openPageWithFailingInstallation();
  for (let i = 0; i < 3; i++) {
    fail();
    window.dispatchEvent(new Event('online'));
    await advanceTime(100);
  }
  expect(tries()).toBe(4);
  fail();
  await advanceTime(5 * 60_000);
  expect(tries()).toBe(5);
});

test('once another tab has installed the worker, a return to the page does not ask the server each time', async () => {
  const failed = new TestRegistration();
  failed.installing = new TestWorker();
  const { registration } = installedSite();
  const tries = [failed];
  await openPage(async () => tries.shift() ?? registration);
  failed.installing.becomes('redundant');
  await advanceTime(61_000);
  expect(registration.update).toHaveBeenCalledTimes(1);
  await visitorReturns();
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('a new version that waits is announced, even if it began to install before the page listened', async () => {
  const { registration, active } = installedSite();
  const newVersion = new TestWorker();
  registration.installing = newVersion;
  const serviceWorker = await openPage(async () => registration, active);
  serviceWorker.getRegistration.mockResolvedValue(registration);
  registration.waitsWith(newVersion);
  await advanceTime(1_000);
  expect(kinds).toEqual(['ready', 'update']);
  const state = updateBarState.getSnapshot();
  if (state.kind === 'update') state.agree();
  await advanceTime(100);
  expect(newVersion.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
});

test('a version that has waited since an earlier visit is announced', async () => {
  const { registration, active } = installedSite();
  registration.waiting = new TestWorker();
  registration.waiting.state = 'installed';
  await openPage(async () => registration, active);
  expect(kinds).toEqual(['update']);
});

test('a visible page looks for a new version every 30 minutes, and returns of the visitor add no further check', async () => {
  const { registration } = await openInstalledSite();
  for (const checks of [1, 2]) {
    await visitorReturns();
    await advanceTime(29 * 60_000);
    await visitorReturns();
    expect(registration.update).toHaveBeenCalledTimes(checks - 1);
    await advanceTime(60_000);
    await visitorReturns();
    expect(registration.update).toHaveBeenCalledTimes(checks);
  }
});

test('a hidden page looks for no new version, even if the network returns, until the visitor returns', async () => {
  const { registration } = await openInstalledSite();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advanceTime(60 * 60_000);
  window.dispatchEvent(new Event('online'));
  await advanceTime(60_000);
  expect(registration.update).not.toHaveBeenCalled();
  hidden.mockRestore();
  await visitorReturns();
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('a visitor who returns without network does not use up the check of the next 30 minutes', async () => {
  const { registration } = await openInstalledSite();
  await advanceTime(29 * 60_000);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  registration.update.mockRejectedValue(new TypeError('no network'));
  await advanceTime(2 * 60_000);
  window.dispatchEvent(new Event('focus'));
  await advanceTime(60_000);
  onLine.mockReturnValue(true);
  registration.update.mockReset();
  await visitorReturns();
  expect(registration.update).toHaveBeenCalledTimes(1);
});

test('a check for a new version that fails is tried again within a minute', async () => {
  const { registration } = await openInstalledSite();
  registration.update.mockRejectedValueOnce(new TypeError('the server does not answer'));
  await advanceTime(30.5 * 60_000);
  expect(registration.update).toHaveBeenCalledTimes(1);
  await advanceTime(60_000);
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('a worker that removed the site from the device is not announced, and not installed again', async () => {
  window.localStorage.setItem('told-ready-offline', 'yes');
  const { registration, serviceWorker } = await openInstalledSite();
  serviceWorker.getRegistration.mockResolvedValue(undefined);
  window.localStorage.clear();
  await advanceTime(31 * 60_000);
  await visitorReturns();
  expect(serviceWorker.register).toHaveBeenCalledTimes(1);
  expect(registration.update).not.toHaveBeenCalled();
  expect(kinds).toEqual([]);
});

test('an installation that only removed an older one does not make the site ready offline', async () => {
  const registration = new TestRegistration();
  const worker = new TestWorker();
  registration.installing = worker;
  const serviceWorker = await openPage(async () => registration);
  serviceWorker.getRegistration.mockResolvedValue(undefined);
  registration.begins(worker);
  registration.waitsWith(worker);
  registration.activates(worker);
  await advanceTime(1_000);
  expect(kinds).toEqual([]);
});

test('a page works where workers are blocked or missing', async () => {
  await openPage(async () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await advanceTime(60 * 60_000);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(registerWorker).not.toThrow();
  await advanceTime(60 * 60_000);
  expect(kinds.filter((kind) => kind !== 'hidden')).toEqual([]);
});

test('a connection that becomes slow while the page loads is kept free until the visitor uses the page', async () => {
  stubNavigator('connection', { effectiveType: '2g' });
  const serviceWorker = await openPage(async () => new TestRegistration());
  expect(serviceWorker.register).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('click'));
  await advanceTime(3_000);
  expect(serviceWorker.register).toHaveBeenCalledTimes(1);
});
