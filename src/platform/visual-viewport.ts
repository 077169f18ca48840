import { combineCleanups, listen } from './listen';

/**
 * Calls `callback` at each scroll and resize of the window and of its visible part, so also at rotation, zoom and when the
 * keyboard opens; not at once. Returns a function that removes the listeners.
 */
export function onVisualViewportChange(callback: () => void): () => void {
  const types = ['scroll', 'resize'];
  const targets = [window, window.visualViewport ?? window];
  return combineCleanups(targets.map((target) => listen(target, types, callback)));
}

/** Returns the CSS pixels from the top of the layout viewport to the visible part, which are 0 without zoom and keyboard. */
export function visibleTop(): number {
  return window.visualViewport?.offsetTop ?? 0;
}

/** Returns the distance in CSS pixels from the top of the layout viewport to the bottom of the visible part. */
export function visibleBottom(): number {
  const area = window.visualViewport;
  return area ? area.offsetTop + area.height : window.innerHeight;
}

/**
 * Keeps the CSS variable `--banner-height` equal to the height in px of `element`, which is fixed at the bottom of the
 * screen. Styles keep other parts above it. The first value is set before the next paint, not at once. Returns a function that
 * stops it and removes the variable. Call it for one element at a time.
 */
export function reserveBannerSpace(element: HTMLDivElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--banner-height', `${element.getBoundingClientRect().height}px`);
  });
  // It observes the border box, because the space for a phone's home indicator is padding and may change alone.
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty('--banner-height');
  };
}
