import { listen } from './listen';

/** Returns true if an element has or contains the focus, or is hovered and the main pointer can hover (a mouse, not touch). */
export function isInUse(elements: Iterable<Element>): boolean {
  const all = [...elements];
  if (all.some((element) => element.contains(document.activeElement))) return true;
  return all.some((element) => element.matches(':hover')) && window.matchMedia('(hover: hover)').matches;
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
