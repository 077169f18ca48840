import { isConnectionLimited } from '../platform/limited-connection';
import { whenLoaded } from '../platform/page-lifecycle';

/** How long after load a limited connection is kept free for the page itself. */
const waitAfterLoadMs = 10_000;

const signsOfUse = ['click', 'focusin', 'input'];

let isPageInUse = false;

/**
 * Calls back once, when the app and the files for offline use may be fetched: at once, or on a limited connection at the first
 * click, focus or input, at the latest ten seconds after load. Earlier, each request would delay the text of the page.
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
