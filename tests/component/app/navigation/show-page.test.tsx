import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showPage } from '../../../../src/app/navigation/show-page';
import { activatePage } from '../../../../src/app/page-runtime/activate-page';
import { recordEarlyPresses } from '../../../../src/app/page-runtime/early-presses';
import type { PageDocument } from '../../../../src/app/page-runtime/page-document';
import { shownToast } from '../../../../src/components/toast-store';
import { appShellCopy } from '../../../../src/content/copy/app-shell';

const hydrate = vi.hoisted(() => vi.fn());
const load = vi.hoisted(() => vi.fn());

vi.mock('../../../../src/app/page-runtime/page-script', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  loadPageScript: load,
}));
// jsdom has no layout to scroll.
vi.mock('../../../../src/app/navigation/scroll');
vi.mock('../../../../src/app/page-runtime/hydrate-root', () => ({ hydrateRoot: hydrate }));

test('a page that is left before React has hydrated it reports no error', async () => {
  const reported = vi.fn();
  // jsdom lacks it.
  vi.stubGlobal('reportError', reported);
  load.mockResolvedValueOnce({ islands: { questions: () => <h1>Questions</h1> } });

  // React hydrates in a later task than the call, so the page is left in the task of the call.
  const called = new Promise<void>((resolve) => {
    hydrate.mockImplementationOnce((...args: Parameters<typeof hydrateRoot>) => {
      resolve();
      return hydrateRoot(...args);
    });
  });
  servePage('<div data-island="questions"><h1>Questions</h1></div>');
  await called;
  showPage(pageWith('<h1>About</h1>'), () => undefined);

  expect(document.querySelector('main')?.textContent).toBe('About');
  expect(reported).not.toHaveBeenCalled();
});

test('a script that fails after its page was left shows no message on the next page', async () => {
  recordEarlyPresses();
  let fail: (error: Error) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const { content } = servePage('<button type="button">Search</button>');
  window.earlyEvents.push(clickOn(content.querySelector('button')));
  showPage(pageWith('<h1>About</h1>'), () => undefined);
  fail(new Error('no network'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shownToast.getSnapshot()).toBeNull();
});

test('an island that has no place in the page is reported with page and name, and nothing is hydrated', async () => {
  hydrate.mockClear();
  load.mockResolvedValueOnce({ islands: { forn: () => <p /> } });
  const reported = listenForErrors();

  activatePage(pageWith('<div data-island="form"></div>'));

  await expect.poll(() => reported.mock.calls.length).toBe(1);
  expect(String(reported.mock.calls[0]?.[0].error)).toContain(
    'src/pages/faq/script.ts: no element with data-island="forn"',
  );
  expect(hydrate).not.toHaveBeenCalled();
});

test('an island with the h1 of its page keeps an h1 when it throws', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load.mockResolvedValueOnce({ islands: { questions: Broken } });
  hydrate.mockImplementationOnce(hydrateRoot);
  const { content } = servePage('<div data-island="questions"><h1>Questions</h1></div>');
  await expect.poll(() => content.textContent).toContain(appShellCopy.applicationError.title);
  expect(content.querySelector('h1')?.textContent).toBe(appShellCopy.applicationError.title);
});

function Broken(): never {
  throw new Error('broken');
}

/** Puts a page with this HTML into the document, as the first page of a visit, and starts its script. */
function servePage(html: string): PageDocument {
  const page = pageWith(html);
  document.body.innerHTML = '<main></main>';
  document.querySelector('main')?.append(page.content);
  activatePage(page);
  return page;
}

/** Returns a mock that gets each reported error, until the test ends. */
function listenForErrors() {
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', reported);
  onTestFinished(() => removeEventListener('error', reported));
  return reported;
}

/** Returns a click event on the element, as the inline script of index.html records it. */
function clickOn(element: Element | null): Event {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: element });
  return event;
}

function pageWith(html: string): PageDocument {
  const content = document.createElement('div');
  content.innerHTML = html;
  content.dataset.page = 'faq';
  const documentParts = { path: '/faq', background: 'canvas' as const, title: '', styles: '', head: [] };
  return { folder: 'faq', startWhen: undefined, ...documentParts, content };
}
