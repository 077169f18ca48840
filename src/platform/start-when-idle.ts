import { networkStatus, onNetworkReturn } from './network-status';
import { onReturn, whenIdle, whenLoaded } from './page-lifecycle';

/** Loads a part of the app and resolves to the function that starts it. */
export type LazyPart = () => Promise<() => void>;

/**
 * Loads and starts parts that the page does not need to respond: after load, one part each time the browser is idle, because
 * all at once would block taps on a slow phone. A part that fails to load is logged, and loaded again each time the network or
 * the visitor returns, while online. Returns a function that stops it: no further part is started, but started ones run on.
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
  const stops = [onNetworkReturn(retryFailed), onReturn(retryFailed)];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
