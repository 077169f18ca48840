/**
 * Calls back whenever another part of the page can be seen: scrolling, turning the phone, a keyboard that opens, a pinch.
 * Returns the way to stop.
 */
export function onVisibleArea(callback: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener('scroll', callback, { passive: true, signal });
  window.addEventListener('resize', callback, { signal });
  window.visualViewport?.addEventListener('scroll', callback, { signal });
  window.visualViewport?.addEventListener('resize', callback, { signal });
  return () => stop.abort();
}

/**
 * How far below the frame that fixed elements are laid out in the visible part begins, in CSS pixels. Above 0 where a
 * keyboard or a pinch has pushed the page up under that frame's edge.
 */
export function visibleTop(): number {
  return window.visualViewport?.offsetTop ?? 0;
}
