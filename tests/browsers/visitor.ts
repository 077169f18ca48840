import { expect } from 'playwright/test';
import { tryToOpenQuoteDialog } from '../support/open-quote-dialog';
import type { Tab } from './tab';

/** Returns the actions of a visitor in a tab. They find an element by CSS selector and text, and wait until it is there. */
export function visitorIn(tab: Tab) {
  /** Returns the centre of the first matching element that can be pressed, or null. */
  const centreOf = (css: string, words: string) =>
    tab.evaluate(centreInPage, { css, words }).catch(nullDuringPageChange);

  async function press(css: string, words = ''): Promise<void> {
    let centre: Point | null = null;
    const canBePressed = async () => {
      centre = await centreOf(css, words);
      return centre !== null;
    };
    await expect.poll(canBePressed, { message: `${css} ${words} can be pressed` }).toBe(true);
    if (centre !== null) await tab.click(...(centre as Point));
  }

  /** Waits until the page has this number of matching elements. */
  const waitForCount = (css: string, count: number) =>
    expect.poll(() => tab.evaluate(countOf, css).catch(nullDuringPageChange), { message: css }).toBe(count);

  /** Opens the quote dialog by its window event, until the app shell handles it: a press before that leads to /contact. */
  const openQuoteDialog = () => expect.poll(() => tryToOpenQuoteDialog(tab)).toBe(true);

  return {
    press,
    openQuoteDialog,
    waitForCount,
    /** Waits until the app shell is hydrated: opens the quote dialog and closes it again. */
    async untilHydrated(): Promise<void> {
      await openQuoteDialog();
      await press('dialog .close');
      await waitForCount('dialog', 0);
    },
    /** Replaces the text of a field. */
    async write(css: string, text: string): Promise<void> {
      await press(css);
      await tab.evaluate((field) => document.querySelector<HTMLInputElement>(field)?.select(), css);
      await tab.type(text);
      await expect.poll(() => valueIn(tab, css), { message: css }).toBe(text);
    },
    /** Returns the text of a field. */
    value: (css: string) => valueIn(tab, css),
    /** Waits until the elements show this text. */
    waitForText: (words: string, css = 'body', timeout = 7_000) =>
      expect
        .poll(() => tab.evaluate(textOf, css).catch(nullDuringPageChange), { message: css, timeout })
        .toContain(words),
    /** Waits until the worker has stored every page and controls this one. */
    untilInstalled: () =>
      expect
        .poll(() => tab.evaluate(workerState, null).catch(nullDuringPageChange), {
          message: 'state of the worker',
          timeout: 45_000,
        })
        .toBe('activated'),
    goBack: () => tab.evaluate(() => history.back(), null),
    path: () => tab.evaluate(() => location.pathname, null).catch(nullDuringPageChange),
  };
}

export type Visitor = ReturnType<typeof visitorIn>;

type Point = readonly [x: number, y: number];

function valueIn(tab: Tab, css: string): Promise<string | null> {
  return tab
    .evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value ?? null, css)
    .catch(nullDuringPageChange);
}

/** Handles an error in a page that is being left: returns null, so that the caller tries again in the next page. */
function nullDuringPageChange(): null {
  return null;
}

function countOf(css: string): number {
  return document.querySelectorAll(css).length;
}

function textOf(css: string): string {
  return [...document.querySelectorAll<HTMLElement>(css)].map((element) => element.innerText).join('\n');
}

function workerState(): string | undefined {
  return navigator.serviceWorker.controller?.state;
}

async function centreInPage({ css, words }: { css: string; words: string }): Promise<Point | null> {
  const centre = (element: Element): Point => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    const named = `${element.textContent} ${element.getAttribute('aria-label')}`;
    if (!named.includes(words) || !element.checkVisibility() || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const previous = centre(element);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const now = centre(element);
    const top = document.elementFromPoint(...now);
    if (previous.join() === now.join() && (element.contains(top) || top?.contains(element))) return now;
  }
  return null;
}
