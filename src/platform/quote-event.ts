import { listen } from './listen';

/** The window event that opens the quote dialog. */
export const OPEN_QUOTE_DIALOG = 'openQuoteModal';

/**
 * Opens the quote dialog, or keeps it open if it is fading out. If its code fails to load, the visitor goes to /contact, or
 * sees an error toast without network. Does nothing before the app has started; until then quote buttons work as plain HTML.
 */
export function openQuoteDialog(): void {
  window.dispatchEvent(new Event(OPEN_QUOTE_DIALOG));
}

/** Calls back at each later `openQuoteDialog`. Returns a function that stops it. */
export function onOpenQuoteDialog(callback: () => void): () => void {
  return listen(window, [OPEN_QUOTE_DIALOG], callback);
}
