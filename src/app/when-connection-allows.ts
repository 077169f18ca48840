import { isConnectionLimited } from '../platform/limited-connection';
import { whenLoaded } from '../platform/page-lifecycle';

/** How long after load a limited connection is kept free for the page itself. */
const WAIT_AFTER_LOAD_MS = 10_000;

const signsOfUse = ['click', 'focusin', 'input'];

let isPageInUse = false;

/**
 * Calls back once, when the app and the files for offline use may be fetched without delaying the text of the page. At once,
 * before it returns, if the connection is not limited or the wait of an earlier call is over. Else at the next click, focus or
 * input, or after ten seconds, counted from the load event, or from this call if the page has loaded. Cannot be cancelled.
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
  whenLoaded(() => setTimeout(finish, WAIT_AFTER_LOAD_MS));
}
