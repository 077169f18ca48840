// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { onLinkPressed } from '../../../src/app/navigation/links';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Presses a link on a page with this connection. Returns the paths that may be fetched. */
function pressedOn(connection: object | undefined, controller: object | null = null): string[] {
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller } });
  document.body.innerHTML = '<main><a href="/pricing">Pricing</a></main>';
  const paths: string[] = [];
  const stop = onLinkPressed((path) => paths.push(path));
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  stop();
  return paths;
}

test('the page behind a pressed link may be fetched before the click', () => {
  expect(pressedOn(undefined)).toEqual(['/pricing']);
  expect(pressedOn({ effectiveType: '4g' })).toEqual(['/pricing']);
});

test('a touch that may begin a scroll fetches nothing on a limited connection', () => {
  expect(pressedOn({ saveData: true, effectiveType: '4g' })).toEqual([]);
  expect(pressedOn({ effectiveType: '2g' })).toEqual([]);
});

test('with the site on the device nothing is fetched from the network, so a press counts', () => {
  expect(pressedOn({ saveData: true }, {})).toEqual(['/pricing']);
});
