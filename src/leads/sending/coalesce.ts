/**
 * Returns a function that runs the task, never twice at a time. Calls during a run share one further run, which begins
 * `pauseMs` after it. The promise resolves after a run that began after the call. The task must not reject.
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
