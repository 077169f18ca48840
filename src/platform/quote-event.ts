import { listen } from './listen';

/** The window event that opens the quote form. */
export const OPEN_QUOTE_FORM = 'openQuoteModal';

/**
 * Opens the quote form, or keeps it open if it is fading out. If its code fails to load, the visitor goes to /contact, or sees
 * an error toast without network. Does nothing before the app has started; until then quote buttons work as plain HTML.
 */
export function openQuoteForm(): void {
  window.dispatchEvent(new Event(OPEN_QUOTE_FORM));
}

/** Calls back at each later `openQuoteForm`. Returns a function that stops it. */
export function onOpenQuoteForm(callback: () => void): () => void {
  return listen(window, [OPEN_QUOTE_FORM], callback);
}
