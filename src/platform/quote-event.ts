import { listen } from './listen';

const EVENT = 'openQuoteModal';

/**
 * Asks the app shell to open the quote form. If its code fails to load, the app opens /contact, or shows a toast if it is
 * offline. Does nothing while the form is open, or before the app has started: until then quote buttons work as plain HTML.
 */
export function requestQuote(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back at each later `requestQuote`. Returns a function that stops it. */
export function onQuoteRequested(callback: () => void): () => void {
  return listen(window, [EVENT], callback);
}
