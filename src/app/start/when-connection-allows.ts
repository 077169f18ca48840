import { isConnectionLimited } from '../../platform/limited-connection';
import { whenLoaded } from '../../platform/page-lifecycle';

/** How long after load a limited connection is kept free for the page itself. */
const WAIT_AFTER_LOAD_MS = 10_000;

const SIGNS_OF_USE = ['click', 'focusin', 'input'];

/** The wait of this page, once begun. The app and the worker share it, so that the worker does not wait a second time. */
let waiting: Promise<void> | undefined;

/**
 * Calls back once, when the app and the offline files may load without delaying the page's text. Cannot be cancelled.
 * - The connection is not limited, and no call on this page has waited: It calls at once, before it returns.
 * - Else: It calls after a wait, which all calls share. The wait ends at the next click, focus or input. Without one it ends
 *   `WAIT_AFTER_LOAD_MS` after the load event or after the first of these calls, whichever is later.
 */
export function whenConnectionAllows(callback: () => void): void {
  if (!waiting && !isConnectionLimited()) {
    callback();
    return;
  }
  waiting ??= new Promise((resolve) => {
    for (const type of SIGNS_OF_USE) document.addEventListener(type, () => resolve(), { once: true });
    whenLoaded(() => setTimeout(resolve, WAIT_AFTER_LOAD_MS));
  });
  void waiting.then(callback);
}
