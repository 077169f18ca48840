import { listen, stopAll } from './listen';

/** Calls back when the visible part of the page may change: scroll, rotation, keyboard, zoom. Returns a stop function. */
export function onVisibleArea(callback: () => void): () => void {
  const types = ['scroll', 'resize'];
  const targets = [window, window.visualViewport ?? window];
  return stopAll(targets.map((target) => listen(target, types, callback)));
}

/** Returns the CSS pixels from the top of the layout viewport to that of the visible part: above 0 after zoom or keyboard. */
export function visibleTop(): number {
  return window.visualViewport?.offsetTop ?? 0;
}

/** Returns the distance in CSS pixels from the top of the layout viewport to the bottom of the visible part. */
export function visibleBottom(): number {
  const area = window.visualViewport;
  return area ? area.offsetTop + area.height : window.innerHeight;
}

/**
 * Keeps `--foot` on the root element equal to the height of `element`, fixed at the foot of the screen, for styles that keep
 * other parts above it. One element at a time. Returns a function that stops it and removes `--foot`.
 */
export function reserveFoot(element: Element): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--foot', `${element.getBoundingClientRect().height}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--foot');
  };
}
