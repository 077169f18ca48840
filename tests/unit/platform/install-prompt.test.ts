// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const day = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Loads the module again, as a new page does, and starts it. */
async function freshPage() {
  const page = await import('../../../src/platform/install-prompt');
  page.watchInstallPrompt();
  return page;
}

function browserOffers(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
  window.dispatchEvent(event);
  return event;
}

function openedOn(userAgent: string, maxTouchPoints = 5): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
}

const iosSafari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const macSafari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const iosChrome = iosSafari.replace('Version/18.5', 'CriOS/137.0');
const iosInstagram = iosSafari.replace(' Safari/604.1', ' Instagram 380.0');
const androidChrome =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const androidWebView = androidChrome.replace('Pixel 8)', 'Pixel 8; wv)');
const androidFacebook = `${androidChrome} [FB_IAB/FB4A;FBAV/480.0.0.0;]`;

test('the install event is saved for a later click, and works once', async () => {
  const page = await freshPage();
  const calls: unknown[] = [];
  page.installWay.subscribe(() => calls.push(page.installWay.getSnapshot()));
  expect(page.installWay.getSnapshot()).toBeNull();
  const offer = browserOffers('accepted');
  expect(offer.defaultPrevented).toBe(true);
  expect(page.installWay.getSnapshot()).toBe('promptable');
  await page.promptInstall();
  await page.promptInstall();
  window.dispatchEvent(new Event('appinstalled'));
  expect(calls).toEqual(['promptable', null, null]);
  expect(offer.prompt).toHaveBeenCalledTimes(1);
});

test('after an installation from the menu of the browser, nothing is offered', async () => {
  const page = await freshPage();
  browserOffers('accepted');
  window.dispatchEvent(new Event('appinstalled'));
  expect(page.installWay.getSnapshot()).toBeNull();
});

test('"not now" lasts 30 days, also after reloads', async () => {
  const firstVisit = await freshPage();
  browserOffers('dismissed');
  await firstVisit.promptInstall();

  vi.resetModules();
  vi.setSystemTime(Date.now() + 29 * day);
  const secondVisit = await freshPage();
  browserOffers('accepted');
  expect(secondVisit.installWay.getSnapshot()).toBeNull();

  vi.setSystemTime(Date.now() + 2 * day);
  expect(secondVisit.installWay.getSnapshot()).toBe('promptable');
});

test('where storage is full or blocked, "not now" lasts as long as the page', async () => {
  const page = await freshPage();
  browserOffers('accepted');
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  page.dismissInstall();
  expect(page.installWay.getSnapshot()).toBeNull();
});

test('a damaged or future dismissal time is ignored', async () => {
  const page = await freshPage();
  browserOffers('accepted');
  for (const note of ['soon', '', String(Date.now() + day)]) {
    window.localStorage.setItem('install-dismissed-at', note);
    expect(page.installWay.getSnapshot()).toBe('promptable');
  }
});

test('a browser that no longer allows the prompt causes no error', async () => {
  const page = await freshPage();
  browserOffers('accepted').prompt.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
  await page.promptInstall();
  expect(page.installWay.getSnapshot()).toBeNull();
});

test('the installed app does not offer an installation', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  const page = await freshPage();
  expect(page.isStandalone()).toBe(true);
  browserOffers('accepted');
  expect(page.installWay.getSnapshot()).toBeNull();
});

test.each([
  ['Safari on an iPhone', iosSafari, 5, 'ios-manual'],
  ['Safari on an iPad, which calls itself a Mac', macSafari, 5, 'ios-manual'],
  ['Safari on a Mac', macSafari, 0, null],
  ['Chrome on an iPhone', iosChrome, 5, null],
  ['Instagram on an iPhone', iosInstagram, 5, 'other-app'],
  ['Facebook on Android', androidFacebook, 5, 'other-app'],
  ['an Android app that shows web pages', androidWebView, 5, 'other-app'],
  ['Chrome on Android, before it offers', androidChrome, 5, null],
])(
  '%s: the page shows the instructions for this browser, if it can install the app',
  async (_, userAgent, touchPoints, state) => {
    openedOn(userAgent, touchPoints);
    const page = await freshPage();
    expect(page.installWay.getSnapshot()).toBe(state);
  },
);

test('if storage is full, "not now" replaces an older stored one until the page is closed', async () => {
  const page = await freshPage();
  browserOffers('dismissed');
  window.localStorage.setItem('install-dismissed-at', String(Date.now() - 31 * day));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(page.installWay.getSnapshot()).toBe('promptable');
  page.dismissInstall();
  expect(page.installWay.getSnapshot()).toBeNull();
});
