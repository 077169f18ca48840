import { listen } from './listen';

const EVENT = 'openQuoteModal';

/**
 * Fires the event on which the app shell opens the quote form. Does nothing before the app has started: then the form around
 * the button leads to /contact.
 */
export function requestQuote(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** Calls back each time a visitor asks for the quote form. Returns a function that stops it. */
export function onQuoteRequested(callback: () => void): () => void {
  return listen(window, [EVENT], callback);
}
