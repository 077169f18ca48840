import { listen } from './listen';

/** Returns true if an element contains the focus, or a mouse is over it. Touch is ignored: `:hover` stays after it. */
export function isInUse(element: Element): boolean {
  if (element.matches(':focus-within')) return true;
  return element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
}

/** Returns the focused input, textarea or select, or null. */
export function fieldInUse(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select') ? activeElement : null;
}

/** Calls back when the focus moves or is lost. Returns a function that stops it. */
export function onFocusMoved(callback: () => void): () => void {
  return listen(document, ['focusin', 'focusout'], callback);
}
