import { isConnectionLimited } from '../platform/limited-connection';
import { whenLoaded } from '../platform/page-lifecycle';

/** How long after load a limited connection is kept free for the page itself. */
const waitAfterLoadMs = 10_000;

const signsOfUse = ['click', 'focusin', 'input'];

let isPageInUse = false;

/**
 * Calls back once, when the app and the files for offline use may be fetched: at once if the connection is not limited or an
 * earlier call has ended its wait. Else at the next click, focus or input, or ten seconds after load (after this call, if the
 * page has loaded). An earlier request would delay the text of the page. Cannot be cancelled.
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
  whenLoaded(() => setTimeout(finish, waitAfterLoadMs));
}
