import { isConnectionLimited } from '../platform/limited-connection';
import { whenLoaded } from '../platform/page-lifecycle';

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
