/**
 * Returns a function that runs the task, but never twice at a time. Calls during a run, and in the `pauseMs` after it, share
 * one further run. Each call resolves after a run that starts after that call. The task must not reject: later calls would
 * reject without running it.
 */
export function coalesce(pauseMs: number, task: () => Promise<void>): () => Promise<void> {
  let isFree = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= isFree.then(() => {
      next = null;
      const run = task();
      isFree = run.then(() => new Promise((resolve) => setTimeout(resolve, pauseMs)));
      return run;
    });
    return next;
  };
}
