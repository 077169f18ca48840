/** Calls back at each event of these types. The callback cannot use `preventDefault`. Returns a function that stops it. */
export function listen(
  target: EventTarget,
  types: readonly string[],
  callback: (event: Event) => void,
): () => void {
  for (const type of types) target.addEventListener(type, callback, { passive: true });
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
