import { listen } from './listen';

/** Returns true if the focus is in the element, or a mouse is over it. Touch is ignored: `:hover` stays after it. */
export function isInUse(element: Element): boolean {
  if (element.matches(':focus-within')) return true;
  return element.matches(':hover') && window.matchMedia('(hover: hover)').matches;
}

/** Returns the focused `input` of any type, `textarea` or `select`; null if the focus is elsewhere. */
export function focusedField(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select') ? activeElement : null;
}

/** Calls back when an element gets the focus and when one loses it: twice if it moves. Returns a function that stops it. */
export function onFocusMoved(callback: () => void): () => void {
  return listen(document, ['focusin', 'focusout'], callback);
}
