import { listen } from './listen';

/**
 * The window events after which the address may differ. Browsers fire only `popstate` (Back, Forward). The router fires the
 * other two: wouter patches `history`, so that each call of `pushState` or `replaceState` fires an event of that name.
 */
export const historyEvents = ['pushState', 'replaceState', 'popstate'] as const;

/**
 * Calls back after each `history.pushState`: a followed link, a new query. Works only where wouter is loaded. Returns a
 * function that stops it.
 */
export function onHistoryPush(callback: () => void): () => void {
  return listen(window, [historyEvents[0]], callback);
}
