/** The global event that opens the quote modal, from anywhere on the page. */
const EVENT = 'openQuoteModal';

/** Asks for the quote modal. Without a listener (script not started) nothing happens: the button's form leads to /contact. */
export function requestQuote(): void {
  window.dispatchEvent(new CustomEvent(EVENT));
}

/** Calls back each time the modal is asked for. Returns the way to stop. */
export function onQuoteRequested(callback: () => void): () => void {
  window.addEventListener(EVENT, callback);
  return () => window.removeEventListener(EVENT, callback);
}
