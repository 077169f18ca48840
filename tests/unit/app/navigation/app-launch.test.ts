// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { onAppLaunch } from '../../../../src/app/navigation/app-launch';
import { noteShownHistoryEntry } from '../../../../src/app/navigation/scroll';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  history.replaceState(null, '', '/');
  noteShownHistoryEntry();
});

/** Stubs the launch queue. Returns the addresses that the page opened, and a function that launches the app. */
function launches() {
  const opened: string[] = [];
  let consumer = (_: { targetURL?: string | null }): void => undefined;
  vi.stubGlobal('launchQueue', {
    setConsumer(given: typeof consumer) {
      consumer = given;
    },
  });
  onAppLaunch((address) => {
    opened.push(address);
    history.pushState(null, '', address);
  });
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

test('a shortcut to another page does not focus the same anchor of the old page', () => {
  const { opened, launch } = launches();
  launch('/tools/revenue-calculator#main');
  expect(opened).toEqual(['/tools/revenue-calculator#main']);
  expect(document.activeElement).toBe(document.body);
});

test('a shortcut to the open page focuses its anchor', () => {
  history.replaceState(null, '', '#main');
  const { opened, launch } = launches();
  launch(location.href);
  expect(opened).toEqual([]);
  expect(document.activeElement?.id).toBe('main');
});

test('the launch that opened the page opens no other page', () => {
  const { opened, launch } = launches();
  launch(location.href);
  expect(opened).toEqual([]);
});

test('without a launch queue nothing happens', () => {
  expect(() => onAppLaunch(() => undefined)).not.toThrow();
});
