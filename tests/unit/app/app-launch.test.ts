// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onAppLaunch } from '../../../src/app/navigation/app-launch';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

/** A browser that hands launches to the page, and where the page went. */
function launches() {
  const gone: string[] = [];
  let consumer = (_: { targetURL?: string | null }): void => undefined;
  vi.stubGlobal('launchQueue', {
    setConsumer(given: typeof consumer) {
      consumer = given;
    },
  });
  onAppLaunch((address) => gone.push(address));
  return { gone, launch: (target: string) => consumer({ targetURL: new URL(target, location.href).href }) };
}

test('the icon brings the open app to the front as it was left', () => {
  const { gone, launch } = launches();
  launch('/tools/revenue-calculator');
  expect(gone).toEqual([]);
});

test('a shortcut leads to its page in the open app', () => {
  const { gone, launch } = launches();
  launch('/tools/revenue-calculator#main');
  launch('/contact#call');
  expect(gone).toEqual(['/tools/revenue-calculator#main', '/contact#call']);
});

test('a shortcut into the page that is open leads to its place', () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  Element.prototype.scrollIntoView = () => undefined;
  history.replaceState(null, '', '#main');
  const { gone, launch } = launches();
  launch(location.href);
  expect(gone).toEqual([]);
  expect(document.activeElement?.id).toBe('main');
  history.replaceState(null, '', location.pathname);
});

test('the launch that opened the page itself changes nothing', () => {
  const { gone, launch } = launches();
  launch(location.href);
  expect(gone).toEqual([]);
});

test('a browser without launches is left alone', () => {
  expect(() => onAppLaunch(() => undefined)).not.toThrow();
});
