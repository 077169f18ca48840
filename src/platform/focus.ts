/** Returns true if the focus is on or in one of the elements, or if a mouse is over one. A finger does not count as a mouse. */
export function hasFocusOrHover(elements: Iterable<Element>): boolean {
  const all = [...elements];
  if (all.some((element) => element.contains(document.activeElement))) return true;
  return all.some((element) => element.matches(':hover')) && window.matchMedia('(hover: hover)').matches;
}

/** Returns the focused `input` of any type, `textarea` or `select`. Returns null if the focus is elsewhere. */
export function focusedField(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('input, textarea, select') ? activeElement : null;
}

/**
 * Remembers the focused element. Returns a function that focuses this element again without scrolling. That function does
 * nothing if another element has the focus then, or if the remembered element is no longer in the page.
 */
export function rememberFocus(): () => void {
  const element = document.activeElement;
  return () => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}
