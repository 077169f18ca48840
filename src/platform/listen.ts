/**
 * Calls back at each event of these types. Returns a function that stops it, as React effects and stores expect. A callback of
 * touch events cannot use `preventDefault`, so scrolling never waits for it.
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  callback: (event: Event) => void,
): () => void {
  for (const type of types) target.addEventListener(type, callback, { passive: type.startsWith('touch') });
  return () => {
    for (const type of types) target.removeEventListener(type, callback);
  };
}

/** Returns one function that calls all of `cleanups`, in order. If one throws, the later ones are not called. */
export function combineCleanups(cleanups: readonly (() => void)[]): () => void {
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}
