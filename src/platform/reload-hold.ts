const holds = new Set<symbol>();
const waitingForFree = new Set<() => void>();

/**
 * Keeps this tab from being reloaded by us: for as long as a form holds typed text. Returns the release, which may be
 * called twice. When the last hold ends, whoever waits in `onReloadFree` is told.
 */
export function holdReload(): () => void {
  const hold = Symbol('typed text');
  holds.add(hold);
  return () => {
    if (!holds.delete(hold) || holds.size > 0) return;
    for (const callback of [...waitingForFree]) callback();
  };
}

export function isReloadHeld(): boolean {
  return holds.size > 0;
}

/** Calls back each time the last hold ends. Returns the way to stop. */
export function onReloadFree(callback: () => void): () => void {
  waitingForFree.add(callback);
  return () => waitingForFree.delete(callback);
}
