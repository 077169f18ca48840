import { listen } from './listen';

/** Returns `#` and the text after it in this page's address, as the browser encoded it. Returns '' if no text follows `#`. */
export function readHash(): string {
  return window.location.hash;
}

/** Removes `#` and the text after it from the address. The history entry and its state stay, and no `hashchange` fires. */
export function clearHash(): void {
  if (window.location.hash !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
}

/**
 * Calls back each time a link, the address bar, Back or Forward changes the text after `#`, even if the page changes with it.
 * Does not call back at once, nor after `clearHash` or the router's `pushState`. Returns a function that stops it.
 */
export function onHashChange(callback: () => void): () => void {
  return listen(window, ['hashchange'], callback);
}

/** Calls back if the address ends with `#` and `id`, at once and at each `onHashChange`. Returns a function that stops it. */
export function onAnchor(id: string, callback: () => void): () => void {
  const check = () => {
    if (readHash() === `#${id}`) callback();
  };
  check();
  return onHashChange(check);
}

/** Returns the absolute address of this page without its query, followed by `#` and `hash`. The caller must encode `hash`. */
export function addressWithHash(hash: string): string {
  return `${window.location.origin}${window.location.pathname}#${hash}`;
}
