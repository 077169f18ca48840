import { listen } from './listen';

const EVENT = 'openQuoteModal';

/**
 * Asks the app shell to open the quote form. If the form's code fails to load: opens /contact, or offline shows a toast. Does
 * nothing while the form is open, or before the app has started: until then the browser itself handles quote buttons.
 */
export function requestQuote(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back at each later `requestQuote`. Returns a function that stops it. */
export function onQuoteRequested(callback: () => void): () => void {
  return listen(window, [EVENT], callback);
}
