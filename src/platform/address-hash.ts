/** The part of the address behind `#`, with the `#`; empty when there is none. Browsers never send it to a server. */
export function readHash(): string {
  return window.location.hash;
}

/** Takes the part behind `#` out of the address bar, without a new history entry. */
export function clearHash(): void {
  if (window.location.hash !== '') {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  }
}

/** Calls back when the part behind `#` changes while the page is open. Returns the way to stop. */
export function onHashChange(callback: () => void): () => void {
  window.addEventListener('hashchange', callback);
  return () => window.removeEventListener('hashchange', callback);
}

/** The full address of this page with another part behind `#`. */
export function addressWithHash(hash: string): string {
  return `${window.location.origin}${window.location.pathname}#${hash}`;
}
