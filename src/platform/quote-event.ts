import { listen } from './listen';

const EVENT = 'openQuoteModal';

/**
 * Opens the quote form. Before the app has started it does nothing: then the form around the button leads to /contact.
 */
export function requestQuote(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back each time a visitor asks for the quote form. Returns a function that stops it. */
export function onQuoteRequested(callback: () => void): () => void {
  return listen(window, [EVENT], callback);
}
