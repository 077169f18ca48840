import { combineCleanups, listen } from './listen';

/**
 * Calls `callback` at each scroll and resize of the window and of its visible part. Rotation, zoom and an opening keyboard
 * count too. Does not call it at once. Returns a function that removes the listeners.
 */
export function onVisualViewportChange(callback: () => void): () => void {
  const types = ['scroll', 'resize'];
  const targets = [window, window.visualViewport ?? window];
  return combineCleanups(targets.map((target) => listen(target, types, callback)));
}

/** Returns the CSS pixels from the layout viewport's top to the top of the visible part. Without zoom and keyboard it is 0. */
export function visibleTop(): number {
  return window.visualViewport?.offsetTop ?? 0;
}

/** Returns the distance in CSS pixels from the top of the layout viewport to the bottom of the visible part. */
export function visibleBottom(): number {
  const area = window.visualViewport;
  return area ? area.offsetTop + area.height : window.innerHeight;
}
