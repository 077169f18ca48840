import { combineCleanups } from './listen';
import { isOnline, onNetworkReturn } from './online-status';
import { onVisitorReturn, whenIdle } from './page-lifecycle';

/**
 * Calls the `parts` after load, one at each idle moment, because all at once would block taps on a slow phone. Does not wait
 * for their promises. If a part rejects, logs the error, and calls this part again when the network or the visitor returns and
 * the browser is online. Returns a function that prevents further calls.
 */
export function startWhenIdle(parts: readonly (() => Promise<void>)[]): () => void {
  const waiting = [...parts];
  const failed: typeof waiting = [];
  let isScheduled = false;
  let isStopped = false;

  function scheduleNext(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    whenIdle(startNext);
  }
  function startNext(): void {
    isScheduled = false;
    const part = waiting.shift();
    if (!part || isStopped) return;
    part().catch((error: unknown) => {
      console.warn('A part of the app could not be loaded', error);
      failed.push(part);
    });
    scheduleNext();
  }
  function retryFailed(): void {
    if (!isOnline()) return;
    waiting.push(...failed.splice(0));
    scheduleNext();
  }

  scheduleNext();
  const stopParts = () => {
    isStopped = true;
  };
  return combineCleanups([stopParts, onNetworkReturn(retryFailed), onVisitorReturn(retryFailed)]);
}
