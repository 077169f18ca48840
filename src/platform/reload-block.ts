import { createStore } from './external-store';

/** How many forms hold typed text. */
const holds = createStore(0);

/**
 * Keeps this tab from being reloaded by us: for as long as a form holds typed text. Returns the release, which may be
 * called twice. When the last hold ends, whoever waits in `onReloadUnblocked` is told.
 */
export function blockReload(): () => void {
  let isHeld = true;
  holds.set(holds.getSnapshot() + 1);
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holds.set(holds.getSnapshot() - 1);
  };
}

/** Whether a form of this tab holds typed text. */
export function isReloadBlocked(): boolean {
  return holds.getSnapshot() > 0;
}

/** Calls back each time the last hold ends. Returns the way to stop. */
export function onReloadUnblocked(callback: () => void): () => void {
  return holds.subscribe(() => {
    if (!isReloadBlocked()) callback();
  });
}
