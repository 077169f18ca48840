import { listen } from './listen';

/** Returns `#` and the text after it in this page's address, as the browser encoded it. Without text after `#` returns ''. */
export function readHash(): string {
  return window.location.hash;
}

/** Removes `#` and text after it from the address, if it has both. Keeps the history entry and state. Fires no `hashchange`. */
export function clearHash(): void {
  if (window.location.hash !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
}

/**
 * Calls back each time the visitor changes the text after `#`: by an anchor, in the address bar, by Back (also from another
 * page). Never calls back at once, after `clearHash`, or after `pushState` (a link of the router). Returns a function to stop.
 */
export function onHashChange(callback: () => void): () => void {
  return listen(window, ['hashchange'], callback);
}

/** Calls back if `readHash` returns `#` and `id`: at once, and at each `onHashChange`. Returns a function that stops it. */
export function onAnchor(id: string, callback: () => void): () => void {
  const check = () => {
    if (readHash() === `#${id}`) callback();
  };
  check();
  return onHashChange(check);
}

/** Returns the absolute address of this page, without query, with `#` and `hash` at its end. The caller must encode `hash`. */
export function addressWithHash(hash: string): string {
  return `${window.location.origin}${window.location.pathname}#${hash}`;
}
