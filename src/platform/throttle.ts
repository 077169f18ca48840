/**
 * Returns a function that runs the task at once, but never twice at a time, and not within `pauseMs` after a run. All calls
 * during a run and the pause after it share the next run. A call resolves when its run has ended, and rejects if its run
 * has rejected.
 */
export function throttle(pauseMs: number, task: () => Promise<void>): () => Promise<void> {
  let pauseEnd = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= pauseEnd.then(() => {
      next = null;
      const run = task();
      const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
      pauseEnd = run.then(pause, pause);
      return run;
    });
    return next;
  };
}
