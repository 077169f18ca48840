import { OPEN_QUOTE_DIALOG } from '../../src/platform/quote-event';

/** A page of Playwright or a tab of another driver. */
interface Tab {
  evaluate(run: (event: string) => Promise<boolean>, event: string): Promise<boolean>;
}

/**
 * Fires the window event that opens the quote dialog. Resolves to true if it opens within a second, and to false if not or if
 * the page is left. Repeat it until it is true, because nothing handles the event before the app shell runs.
 */
export function tryToOpenQuoteDialog(tab: Tab): Promise<boolean> {
  return tab.evaluate(openInPage, OPEN_QUOTE_DIALOG).catch(() => false);
}

async function openInPage(event: string): Promise<boolean> {
  window.dispatchEvent(new CustomEvent(event));
  for (let tries = 0; tries < 20; tries += 1) {
    if (document.querySelector('dialog[open]')) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
