import { listen } from './listen';

const EVENT = 'openQuoteModal';

/**
 * Opens the quote form, or keeps it open if it is fading out. If its code fails to load, the visitor goes to /contact, or sees
 * an error toast without network. Does nothing before the app has started; until then quote buttons work as plain HTML.
 */
export function openQuoteForm(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back at each later `openQuoteForm`. Returns a function that stops it. */
export function onOpenQuoteForm(callback: () => void): () => void {
  return listen(window, [EVENT], callback);
}
