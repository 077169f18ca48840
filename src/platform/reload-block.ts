import { createStore } from './external-store';

/** Number of forms in this tab that contain typed text. */
const blocks = createStore(0);

/**
 * Blocks reloads by the site: a form calls it when it holds typed text. The visitor can still reload; code that reloads must
 * ask `isReloadBlocked`. Returns a function that lifts this block; its second call does nothing. When the last block is lifted,
 * the callbacks of `onReloadUnblocked` are called.
 */
export function blockReload(): () => void {
  let isActive = true;
  blocks.set(blocks.getSnapshot() + 1);
  return () => {
    if (!isActive) return;
    isActive = false;
    blocks.set(blocks.getSnapshot() - 1);
  };
}

/** Returns true while at least one block of `blockReload` in this tab is not lifted. */
export function isReloadBlocked(): boolean {
  return blocks.getSnapshot() > 0;
}

/** Calls back each time the last block is lifted, but not at once if there is none. Returns a function that stops it. */
export function onReloadUnblocked(callback: () => void): () => void {
  return blocks.subscribe(() => {
    if (!isReloadBlocked()) callback();
  });
}
