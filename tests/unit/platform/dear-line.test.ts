// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startVisit } from './page-visit';

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

let visit: ReturnType<typeof startVisit>;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  visit = startVisit();
});
afterEach(() => {
  visit.leave();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page opened on `line`; none where the browser tells nothing of it. */
async function openPage(line: Line | null) {
  const connection = line === null ? undefined : Object.assign(new EventTarget(), line);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const { whenScriptIsWelcome, whenSiteIsWelcome, noteGoingOn } = await import(
    '../../../src/platform/dear-line'
  );
  const script = vi.fn();
  const site = vi.fn();
  whenScriptIsWelcome(script);
  whenSiteIsWelcome(site);
  return { script, site, noteGoingOn, connection };
}

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each([null, {}, { effectiveType: '4g' }, { saveData: false, effectiveType: '3g' }])(
  'on the line %o nothing waits',
  async (line) => {
    const { script, site } = await openPage(line);
    expect(script).toHaveBeenCalledTimes(1);
    expect(site).toHaveBeenCalledTimes(1);
  },
);

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'on the line %o script and site wait for somebody who stays, and come once',
  async (line) => {
    const { script, site } = await openPage(line);
    vi.advanceTimersByTime(9_000);
    expect(script).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(script).toHaveBeenCalledTimes(1);
    expect(site).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event('click'));
    expect(script).toHaveBeenCalledTimes(1);
    expect(site).toHaveBeenCalledTimes(1);
  },
);

test.each(['click', 'focusin'])('a %s brings the script, but not the whole site', async (sign) => {
  const { script, site } = await openPage({ saveData: true });
  document.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(12_000);
  expect(script).toHaveBeenCalledTimes(1);
  expect(site).not.toHaveBeenCalled();
});

test('a page that answers to nothing without its script does not wait for it', async () => {
  document.body.innerHTML = '<div data-page="contact" data-script="at-once"></div>';
  const { script, site } = await openPage({ saveData: true });
  expect(script).toHaveBeenCalledTimes(1);
  expect(site).not.toHaveBeenCalled();
});

test('the site is fetched for a person who goes on to another page', async () => {
  const { site, noteGoingOn } = await openPage({ saveData: true });
  noteGoingOn();
  expect(site).toHaveBeenCalledTimes(1);
});

test('nothing waits for a person who comes from another page of the site', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/pricing`);
  const { script, site } = await openPage({ saveData: true });
  expect(script).toHaveBeenCalledTimes(1);
  expect(site).toHaveBeenCalledTimes(1);
});

test('nothing waits for a person who has sent a request on an earlier visit', async () => {
  const { noteCustomer } = await import('../../../src/platform/dear-line');
  noteCustomer();
  const { script, site } = await openPage({ saveData: true });
  expect(script).toHaveBeenCalledTimes(1);
  expect(site).toHaveBeenCalledTimes(1);
  window.localStorage.clear();
});

test('the site is fetched for a person who puts it on the home screen', async () => {
  const { watchInstallPrompt } = await import('../../../src/platform/install-prompt');
  watchInstallPrompt();
  const { site } = await openPage({ saveData: true });
  window.dispatchEvent(new Event('appinstalled'));
  expect(site).toHaveBeenCalledTimes(1);
});

test('a line that has become better ends the wait', async () => {
  const { script, site, connection } = await openPage({ effectiveType: '2g' });
  Object.assign(connection ?? {}, { effectiveType: '4g' });
  connection?.dispatchEvent(new Event('change'));
  expect(script).toHaveBeenCalledTimes(1);
  expect(site).toHaveBeenCalledTimes(1);
});

test('time out of sight is no stay', async () => {
  const { script } = await openPage({ saveData: true });
  vi.advanceTimersByTime(5_000);
  becomes('hidden');
  vi.advanceTimersByTime(60_000);
  expect(script).not.toHaveBeenCalled();
  becomes('visible');
  vi.advanceTimersByTime(10_000);
  expect(script).toHaveBeenCalledTimes(1);
});
