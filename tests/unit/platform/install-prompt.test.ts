// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const DAY = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.localStorage.clear();
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

const IOS_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC_SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const IOS_CHROME = IOS_SAFARI.replace('Version/18.5', 'CriOS/137.0');
const IOS_INSTAGRAM = IOS_SAFARI.replace(' Safari/604.1', ' Instagram 380.0');
const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const ANDROID_WEB_VIEW = ANDROID_CHROME.replace('Pixel 8)', 'Pixel 8; wv)');
const ANDROID_FACEBOOK = `${ANDROID_CHROME} [FB_IAB/FB4A;FBAV/480.0.0.0;]`;

test('the install event is saved for a later click, and works once', async () => {
  const page = await freshPage();
  const calls: unknown[] = [];
  page.installMethod.subscribe(() => calls.push(page.installMethod.getSnapshot()));
  expect(page.installMethod.getSnapshot()).toBeNull();
  const offer = browserOffers('accepted');
  expect(offer.defaultPrevented).toBe(true);
  expect(page.installMethod.getSnapshot()).toBe('promptable');
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
  expect(page.installMethod.getSnapshot()).toBeNull();
});

test('"not now" lasts 30 days, even after reloads', async () => {
  const firstVisit = await freshPage();
  browserOffers('dismissed');
  await firstVisit.promptInstall();

  vi.resetModules();
  vi.setSystemTime(Date.now() + 29 * DAY);
  const secondVisit = await freshPage();
  browserOffers('accepted');
  expect(secondVisit.installMethod.getSnapshot()).toBeNull();

  vi.setSystemTime(Date.now() + 2 * DAY);
  expect(secondVisit.installMethod.getSnapshot()).toBe('promptable');
});

test('a damaged or future dismissal time is ignored', async () => {
  const page = await freshPage();
  browserOffers('accepted');
  for (const note of ['soon', '', String(Date.now() + DAY)]) {
    window.localStorage.setItem('install-dismissed-at', note);
    expect(page.installMethod.getSnapshot()).toBe('promptable');
  }
});

test('a browser that no longer allows the prompt causes no error', async () => {
  const page = await freshPage();
  browserOffers('accepted').prompt.mockRejectedValue(new DOMException('no', 'InvalidStateError'));
  await page.promptInstall();
  expect(page.installMethod.getSnapshot()).toBeNull();
});

test('the installed app does not offer an installation', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  const page = await freshPage();
  expect(page.isStandalone()).toBe(true);
  browserOffers('accepted');
  expect(page.installMethod.getSnapshot()).toBeNull();
});

test.each([
  ['Safari on an iPhone', IOS_SAFARI, 5, 'ios-manual'],
  ['Safari on an iPad, which calls itself a Mac', MAC_SAFARI, 5, 'ios-manual'],
  ['Safari on a Mac', MAC_SAFARI, 0, null],
  ['Chrome on an iPhone', IOS_CHROME, 5, null],
  ['Instagram on an iPhone', IOS_INSTAGRAM, 5, 'in-app-browser'],
  ['Facebook on Android', ANDROID_FACEBOOK, 5, 'in-app-browser'],
  ['an Android app that shows web pages', ANDROID_WEB_VIEW, 5, 'in-app-browser'],
  ['Chrome on Android, before it offers', ANDROID_CHROME, 5, null],
])(
  '%s: the page shows the instructions for this browser, if it can install the app',
  async (_, userAgent, touchPoints, state) => {
    openedOn(userAgent, touchPoints);
    const page = await freshPage();
    expect(page.installMethod.getSnapshot()).toBe(state);
  },
);

test('if storage is full, "not now" replaces an older stored one until the page is closed', async () => {
  const page = await freshPage();
  browserOffers('dismissed');
  window.localStorage.setItem('install-dismissed-at', String(Date.now() - 31 * DAY));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(page.installMethod.getSnapshot()).toBe('promptable');
  page.dismissInstall();
  expect(page.installMethod.getSnapshot()).toBeNull();
});
