import { whenLoaded } from './page-lifecycle';

/** How long after load a limited connection is kept free for the page itself. */
const patienceMs = 10_000;

const signsOfUse = ['click', 'focusin', 'input'];

let isPageInUse = false;

/**
 * Calls back once when more than the page itself may be fetched: the app, and after it the whole site for offline use.
 * This is at once, but on a limited connection only at the visitor's first click or input, or ten seconds after load,
 * because each request delays the text that the visitor came for. Until then the page works as HTML.
 */
export function whenConnectionAllows(callback: () => void): void {
  if (isPageInUse || !isConnectionLimited()) {
    callback();
    return;
  }
  const listening = new AbortController();
  function finish(): void {
    if (listening.signal.aborted) return;
    listening.abort();
    isPageInUse = true;
    callback();
  }
  for (const type of signsOfUse) document.addEventListener(type, finish, { signal: listening.signal });
  whenLoaded(() => setTimeout(finish, patienceMs));
}

/**
 * Returns true if the visitor asked the browser to save data, or the connection is 2G. Only Chromium tells. False once a
 * worker answers for this page: then the site is on this device already.
 */
export function isConnectionLimited(): boolean {
  if (navigator.serviceWorker?.controller || !('connection' in navigator)) return false;
  const { saveData, effectiveType }: Connection = navigator.connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** Not in TypeScript's library: https://wicg.github.io/netinfo/#networkinformation-interface */
interface Connection {
  readonly saveData?: unknown;
  readonly effectiveType?: unknown;
}
