import { listen } from './listen';

/** Returns the part of this page's address from `#` on, percent-encoded; '' if nothing follows. It never goes to a server. */
export function readHash(): string {
  return window.location.hash;
}

/** Removes the part from `#` on from the address bar, if there is one, without a new history entry or a `hashchange`. */
export function clearHash(): void {
  if (window.location.hash !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
}

/**
 * Calls back when the visitor changes the part after `#` (an anchor, Back, the address bar). Browsers report no change by
 * `pushState` or `replaceState`, so not `clearHash` and no link that the router follows. Returns a function that stops it.
 */
export function onHashChange(callback: () => void): () => void {
  return listen(window, ['hashchange'], callback);
}

/** Calls back at once if the address ends in `#id`, and at each `onHashChange` to it. Returns a function that stops it. */
export function onAnchor(id: string, callback: () => void): () => void {
  const check = () => {
    if (readHash() === `#${id}`) callback();
  };
  check();
  return onHashChange(check);
}

/** Returns origin and path of this page, without its query, followed by `#` and `hash`. The caller must encode `hash`. */
export function addressWithHash(hash: string): string {
  return `${window.location.origin}${window.location.pathname}#${hash}`;
}
