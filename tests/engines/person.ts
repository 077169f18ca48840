import { expect } from 'playwright/test';
import type { Tab } from './tab';

/** Acts as a visitor in a tab: waits for elements, presses and types. Elements are found by CSS selector and text. */
export function personAt(tab: Tab) {
  /** Returns the centre of the first matching element that can be pressed, or null. */
  const placeOf = (css: string, words: string) =>
    tab.evaluate(placeInPage, { css, words }).catch(whileThePageChanges);

  async function press(css: string, words = ''): Promise<void> {
    let place: Place | null = null;
    const look = async () => {
      place = await placeOf(css, words);
      return place !== null;
    };
    await expect.poll(look, { message: `${css} ${words} can be pressed` }).toBe(true);
    if (place !== null) await tab.click(...(place as Place));
  }

  /** Fires the window event until the app shell handles it, because an earlier press on the button leads to /contact. */
  const asksForQuote = () =>
    expect.poll(() => tab.evaluate(quoteInPage, null).catch(whileThePageChanges)).toBe(true);

  return {
    press,
    asksForQuote,
    /** Waits until the app shell is hydrated: opens the quote form and closes it again. */
    async untilItListens(): Promise<void> {
      await asksForQuote();
      await press('dialog .close');
      await expect.poll(() => tab.evaluate(() => document.querySelector('dialog') === null, null)).toBe(true);
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
    /** Waits until the element shows this text. */
    sees: (words: string, css = 'body', timeout = 7_000) =>
      expect
        .poll(() => tab.evaluate(textOf, css).catch(whileThePageChanges), { message: css, timeout })
        .toContain(words),
    /** Waits until the worker has stored every page and controls this one. */
    untilOnThisDevice: () =>
      expect
        .poll(() => tab.evaluate(workerInCharge, null).catch(whileThePageChanges), {
          message: 'the worker is in charge',
          timeout: 45_000,
        })
        .toBe('activated'),
    path: () => tab.evaluate(() => location.pathname, null).catch(whileThePageChanges),
  };
}

export type Person = ReturnType<typeof personAt>;

type Place = readonly [x: number, y: number];

function valueIn(tab: Tab, css: string): Promise<string | null> {
  return tab
    .evaluate((field) => document.querySelector<HTMLInputElement>(field)?.value ?? null, css)
    .catch(whileThePageChanges);
}

/** Returns null if the page is being left, so that the caller asks the next page. */
function whileThePageChanges(): null {
  return null;
}

function textOf(css: string): string {
  return [...document.querySelectorAll<HTMLElement>(css)].map((element) => element.innerText).join('\n');
}

function quoteInPage(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  window.dispatchEvent(new CustomEvent('openQuoteModal'));
  return false;
}

function workerInCharge(): string | undefined {
  return navigator.serviceWorker.controller?.state;
}

async function placeInPage({ css, words }: { css: string; words: string }): Promise<Place | null> {
  const middleOf = (element: Element): Place => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    const named = `${element.textContent} ${element.getAttribute('aria-label')}`;
    if (!named.includes(words) || !element.checkVisibility() || element.matches(':disabled')) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = middleOf(element);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const now = middleOf(element);
    const top = document.elementFromPoint(...now);
    if (before.join() === now.join() && (element.contains(top) || top?.contains(element))) return now;
  }
  return null;
}
