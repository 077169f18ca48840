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

/** Where the visible part ends, measured from the same edge: above a keyboard that is open. */
export function visibleBottom(): number {
  const area = window.visualViewport;
  return area ? area.offsetTop + area.height : window.innerHeight;
}

/**
 * Whether somebody tabs in an element, or points at it: only where something can point without touching, for a browser goes
 * on saying so after a finger has left.
 */
export function isInUse(element: Element): boolean {
  if (element.matches(':focus-within')) return true;
  return element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
}

/** The field somebody is filling in; null when the focus is elsewhere. */
export function fieldInUse(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select') ? activeElement : null;
}

/** Calls back when another element gets the focus, or none has it any more. Returns the way to stop. */
export function onFocusMoved(callback: () => void): () => void {
  const stop = new AbortController();
  document.addEventListener('focusin', callback, { signal: stop.signal });
  document.addEventListener('focusout', callback, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Says in `--foot`, on the root element, how much of the foot of the screen an element covers: what is fixed there rises
 * above it, the page can be scrolled out from under it, and the focus never ends up below it. Returns the way to give
 * the place back.
 */
export function takeFoot(element: Element): () => void {
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
