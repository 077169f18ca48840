import { stopAll } from './listen';
import { networkStatus, onNetworkReturn } from './network-status';
import { onReturn, whenIdle, whenLoaded } from './page-lifecycle';

/** Loads a part of the app and resolves to the function that starts it. */
export type LazyPart = () => Promise<() => void>;

/**
 * After load, begins to load one part each time the browser is idle, because all at once would block taps on a slow phone. Each
 * part starts when it has loaded, in any order. Logs a failed load and repeats it, if online, when the network or the visitor
 * returns. Returns a function that prevents further loads and starts.
 */
export function startWhenIdle(parts: readonly LazyPart[]): () => void {
  const waiting = [...parts];
  const failed: LazyPart[] = [];
  let isStopped = false;

  function startNext(): void {
    const part = waiting.shift();
    if (!part || isStopped) return;
    part().then(
      (start) => {
        // An error that the start throws is neither caught nor logged here.
        if (!isStopped) start();
      },
      (error: unknown) => {
        console.warn('A part of the app could not be loaded', error);
        failed.push(part);
      },
    );
    whenIdle(startNext);
  }
  function retryFailed(): void {
    if (failed.length === 0 || !networkStatus.getSnapshot()) return;
    waiting.push(...failed.splice(0));
    startNext();
  }

  whenLoaded(() => whenIdle(startNext));
  const stopParts = () => {
    isStopped = true;
  };
  return stopAll([stopParts, onNetworkReturn(retryFailed), onReturn(retryFailed)]);
}
