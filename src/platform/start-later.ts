import { networkStatus } from './network-status';
import { onReturn, whenIdle, whenLoaded } from './page-lifecycle';

/** Fetches a part of the app and answers with the way to start it. */
export type LazyPart = () => Promise<() => void>;

/**
 * Starts what is not needed before the page is loaded and answers: one part in each quiet moment, because together they
 * would keep a slow phone from answering a tap. A part whose file cannot be had is asked for again when the network or
 * the person comes back. Returns the way to stop, after which nothing more is started.
 */
export function startLater(parts: readonly LazyPart[]): () => void {
  const waiting = [...parts];
  const missing: LazyPart[] = [];
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
        missing.push(part);
      },
    );
    whenIdle(startNext);
  }
  function tryMissing(): void {
    if (missing.length === 0 || !networkStatus.getSnapshot()) return;
    waiting.push(...missing.splice(0));
    startNext();
  }

  whenLoaded(() => whenIdle(startNext));
  const stops = [networkStatus.subscribe(tryMissing), onReturn(tryMissing)];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
