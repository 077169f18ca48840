import { listen } from './listen';

/** The window event that opens the quote dialog. */
export const OPEN_QUOTE_DIALOG = 'openQuoteModal';

/**
 * Opens the quote dialog, or stops its fade-out. If the dialog's code fails to load, opens /contact, or without network shows
 * an error toast. Does nothing if the dialog is open, or before the app has started.
 */
export function openQuoteDialog(): void {
  window.dispatchEvent(new Event(OPEN_QUOTE_DIALOG));
}

/** Calls back at each later `openQuoteDialog`. Returns a function that stops it. */
export function onOpenQuoteDialog(callback: () => void): () => void {
  return listen(window, [OPEN_QUOTE_DIALOG], callback);
}
