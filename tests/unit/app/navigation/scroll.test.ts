// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startVisit } from '../page-visit';

let visit: ReturnType<typeof startVisit>;
let scroll: typeof import('../../../../src/app/navigation/scroll');
const scrolledTo: unknown[] = [];

beforeEach(async () => {
  visit = startVisit();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => scrolledTo.push(options.top));
  scrolledTo.length = 0;
  sessionStorage.clear();
  history.pushState(null, '', '/');
  await openPage();
});

/** Starts the app in a page that the browser has just loaded. */
async function openPage(): Promise<void> {
  vi.resetModules();
  scroll = await import('../../../../src/app/navigation/scroll');
  scroll.keepScrollPositions();
}

afterEach(() => {
  visit.leave();
  document.body.replaceChildren();
});

function scrollPage(top: number): void {
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

/** Changes the address as the router does. */
function openAddress(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new Event('pushState'));
}

test('a link to the shown page scrolls to its top', () => {
  scrollPage(500);
  openAddress('/');
  expect(scrolledTo).toContain(0);
});

test('an anchor is focused and scrolled into view', () => {
  document.body.innerHTML = '<h2 id="gst-fees" tabindex="-1">GST</h2>';
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  history.replaceState(history.state, '', '#gst-fees');
  expect(scroll.scrollToAnchor()).toBe(true);
  expect(document.activeElement?.id).toBe('gst-fees');
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('an anchor that the page does not have is not scrolled to', () => {
  history.replaceState(history.state, '', '#none');
  expect(scroll.scrollToAnchor()).toBe(false);
});

test('history state that another program wrote is ignored', () => {
  history.replaceState({ positions: 'broken', key: 7 }, '', '/');
  expect(scroll.noteShownHistoryEntry()).toBeNull();
});

test('a reload keeps the position of the entry before, up to 50 entries', async () => {
  const entries: unknown[] = [];
  for (let top = 1; top <= 51; top++) {
    entries.push(history.state);
    scrollPage(top);
    openAddress(`/?entry=${top}`);
  }
  await openPage();
  const tops = [0, 1, 50].map((index) => {
    history.replaceState(entries[index], '');
    return scroll.noteShownHistoryEntry();
  });
  expect(tops).toEqual([null, 2, 51]);
});

test('with more than 50 entries, the position of an entry that the visitor left last is kept', async () => {
  await openPage();
  const first = history.state;
  for (let entry = 1; entry <= 51; entry++) {
    scrollPage(700);
    openAddress(`/?entry=${entry}`);
    history.replaceState(first, '');
    dispatchEvent(new Event('popstate'));
  }
  scrollPage(700);
  openAddress('/?entry=last');
  await openPage();
  history.replaceState(first, '');
  expect(scroll.noteShownHistoryEntry()).toBe(700);
});

test.each(['{', '[1]', 'null', '{"here":"300"}'])('the stored text %s is ignored', async (text) => {
  sessionStorage.setItem('scroll-positions', text);
  history.replaceState({ key: 'here' }, '');
  await openPage();
  expect(scroll.noteShownHistoryEntry()).toBeNull();
});
