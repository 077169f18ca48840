// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { followLinks, onLinkPointerDown } from '../../../../src/app/navigation/links';

afterEach(() => {
  document.body.replaceChildren();
});

/** Puts a pointer down on a link of a page with this connection. Returns the paths that may be fetched. */
function pathsOn(connection: object | undefined, controller: object | null = null): string[] {
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller } });
  document.body.innerHTML = '<main><a href="/pricing">Pricing</a></main>';
  const paths: string[] = [];
  const stop = onLinkPointerDown((path) => paths.push(path));
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  stop();
  return paths;
}

test('the page of a link under the pointer is fetched before the click', () => {
  expect(pathsOn(undefined)).toEqual(['/pricing']);
  expect(pathsOn({ effectiveType: '4g' })).toEqual(['/pricing']);
});

test('a pointer on a link to the shown page fetches nothing', () => {
  history.replaceState(null, '', '/pricing.html?plan=all');
  expect(pathsOn(undefined)).toEqual([]);
  history.replaceState(null, '', '/');
});

test('a touch that may begin a scroll fetches nothing on a limited connection', () => {
  expect(pathsOn({ saveData: true, effectiveType: '4g' })).toEqual([]);
  expect(pathsOn({ effectiveType: '2g' })).toEqual([]);
});

test('a touch fetches the page if the device has stored the site, even on a limited connection', () => {
  expect(pathsOn({ saveData: true }, {})).toEqual(['/pricing']);
});

/**
 * Clicks a link on the page /pricing?plan=all. Returns the address that the app opens, or null if the browser keeps the click.
 */
function clickOn(link: string, click: MouseEventInit = {}): string | null {
  vi.stubGlobal('navigator', { serviceWorker: {} });
  history.replaceState(null, '', '/pricing?plan=all');
  document.body.innerHTML = `<main>${link}</main>`;
  let opened: string | null = null;
  const stop = followLinks((address) => {
    opened = address;
  });
  // jsdom cannot load another page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
  stop();
  return opened;
}

test('a click on a link to a page of the site opens it in the app, with query and anchor', () => {
  expect(clickOn('<a href="/faq?topic=fees#gst"><b>FAQ</b></a>')).toBe('/faq?topic=fees#gst');
});

test.each([
  ['a link to another site', '<a href="https://example.org/faq"><b>FAQ</b></a>'],
  ['a link that opens a new tab', '<a href="/faq" target="_blank"><b>FAQ</b></a>'],
  ['a download', '<a href="/faq" download><b>FAQ</b></a>'],
  ['a link to a file', '<a href="/feed.xml"><b>Feed</b></a>'],
  ['an anchor of the shown page', '<a href="/pricing?plan=all#gst"><b>GST</b></a>'],
  ['a click beside a link', '<b>FAQ</b>'],
])('the browser keeps %s', (_, link) => {
  expect(clickOn(link)).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser keeps a click with %o, which may open a new tab',
  (click) => {
    expect(clickOn('<a href="/faq"><b>FAQ</b></a>', click)).toBeNull();
  },
);
