import { listen } from './listen';

const EVENT = 'openQuoteModal';

/**
 * Asks the app shell to open the quote form. Does nothing until the app has started; until then quote buttons lead to /contact.
 */
export function requestQuote(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back at each later `requestQuote`. Returns a function that stops it. */
export function onQuoteRequested(callback: () => void): () => void {
  return listen(window, [EVENT], callback);
}
