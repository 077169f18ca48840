import { createMemoryStore, type ExternalStore } from './external-store';

/** The number of forms in this tab that contain typed text. */
const blocks = createMemoryStore(0);

/** The value of `isReloadBlocked`, for React. */
export const reloadBlockedStore: ExternalStore<boolean> = {
  subscribe: blocks.subscribe,
  getSnapshot: isReloadBlocked,
  getServerSnapshot: () => false,
};

/** Returns true while at least one block of `blockReload` in this tab is in force. */
export function isReloadBlocked(): boolean {
  return blocks.getSnapshot() > 0;
}

/**
 * Blocks reloads by the site, for a form that holds typed text. The visitor can still reload. Code that reloads must ask
 * `isReloadBlocked`. Returns a function that lifts this block; its second call does nothing.
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
