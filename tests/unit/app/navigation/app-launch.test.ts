// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onAppLaunch } from '../../../../src/app/navigation/app-launch';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

/** Stubs the launch queue. Returns the addresses that the page opened, and a function that launches the app. */
function launches() {
  const opened: string[] = [];
  let consumer = (_: { targetURL?: string | null }): void => undefined;
  vi.stubGlobal('launchQueue', {
    setConsumer(given: typeof consumer) {
      consumer = given;
    },
  });
  onAppLaunch((address) => opened.push(address));
  return { opened, launch: (target: string) => consumer({ targetURL: new URL(target, location.href).href }) };
}

test('a launch by the icon opens no page', () => {
  const { opened, launch } = launches();
  launch('/tools/revenue-calculator');
  expect(opened).toEqual([]);
});

test('a launch by a shortcut opens its page in the open app', () => {
  const { opened, launch } = launches();
  launch('/tools/revenue-calculator#main');
  launch('/contact#call');
  expect(opened).toEqual(['/tools/revenue-calculator#main', '/contact#call']);
});

test('a shortcut to the open page focuses its anchor', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  Element.prototype.scrollIntoView = () => undefined;
  history.replaceState(null, '', '#main');
  const { opened, launch } = launches();
  launch(location.href);
  expect(opened).toEqual([]);
  expect(document.activeElement?.id).toBe('main');
  history.replaceState(null, '', location.pathname);
});

test('the launch that opened the page opens no other page', () => {
  const { opened, launch } = launches();
  launch(location.href);
  expect(opened).toEqual([]);
});

test('without a launch queue nothing happens', () => {
  expect(() => onAppLaunch(() => undefined)).not.toThrow();
});
