/**
 * Returns a function that runs the task at once, unless it runs already or ended less than `pauseMs` ago. Then the call waits
 * for the end of both; all calls that wait share one run. A call resolves when the run that it started or waited for has ended,
 * and rejects if that run did.
 */
export function coalesce(pauseMs: number, task: () => Promise<void>): () => Promise<void> {
  let isFree = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= isFree.then(() => {
      next = null;
      const run = task();
      const pause = () => new Promise<void>((resolve) => setTimeout(resolve, pauseMs));
      isFree = run.then(pause, pause);
      return run;
    });
    return next;
  };
}
