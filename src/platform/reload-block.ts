import { createMemoryStore, type ExternalStore } from './external-store';

/** One symbol for each form in this tab that contains typed text. */
const blocks = createMemoryStore<readonly symbol[]>([]);

/** The value of `isReloadBlocked`, for React. */
export const reloadBlockedStore: ExternalStore<boolean> = {
  subscribe: blocks.subscribe,
  getSnapshot: isReloadBlocked,
  getServerSnapshot: () => false,
};

/** Returns true while at least one block of `blockReload` in this tab is in force. */
export function isReloadBlocked(): boolean {
  return blocks.getSnapshot().length > 0;
}

/**
 * Blocks reloads by the site, for a form that holds typed text. The visitor can still reload. Code that reloads must ask
 * `isReloadBlocked`. Returns a function that lifts this block; its second call does nothing.
 */
export function blockReload(): () => void {
  const block = Symbol('block');
  blocks.set([...blocks.getSnapshot(), block]);
  return () => blocks.set(blocks.getSnapshot().filter((other) => other !== block));
}
