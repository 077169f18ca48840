import { createMemoryStore, type ExternalStore } from './external-store';
import { combineCleanups, listen } from './listen';

/** One symbol for each call of `blockReload` that is not lifted. */
const blocks = createMemoryStore<readonly symbol[]>([]);

/** The value of `isReloadBlocked`, for React. */
export const reloadBlockedStore: ExternalStore<boolean> = {
  subscribe: (listener) =>
    combineCleanups([blocks.subscribe(listener), listen(document, ['input', 'submit'], listener)]),
  getSnapshot: isReloadBlocked,
  getServerSnapshot: () => false,
};

/**
 * Returns true while a form of this tab holds typed text: there is a block of `blockReload`, or the value of a field is not the
 * one in its HTML. This also protects a form whose script has not started, or could not be loaded.
 */
export function isReloadBlocked(): boolean {
  if (blocks.getSnapshot().length > 0) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Blocks reloads by the site, for a form of React that holds typed text. (React writes each value into the HTML of its field.)
 * The visitor can still reload. Code that reloads must ask `isReloadBlocked`. Returns a function that lifts this block; its
 * second call does nothing.
 */
export function blockReload(): () => void {
  const block = Symbol('block');
  blocks.set([...blocks.getSnapshot(), block]);
  return () => blocks.set(blocks.getSnapshot().filter((other) => other !== block));
}
