import { type RefObject, useLayoutEffect } from 'react';
import { fieldInUse, onFocusMoved } from '../platform/focus';
import { onVisibleArea, visibleBottom, visibleTop } from '../platform/visible-area';

/** The distance between the field and the moved element, in CSS pixels. */
const gap = 12;

/** The height of the header, or of the bar that replaces it, in CSS pixels. */
const headerHeight = 76;

/**
 * Moves a fixed element (the toasts) only while it covers the focused field: below the field, or above it if there is no space
 * below; it stays if neither fits. A mouse or touch press on it leaves the focus in the field. `shown`: the id of the content,
 * null while the element is empty.
 */
export function useClearOfField(element: RefObject<HTMLElement | null>, shown: number | null): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || shown === null) return;
    const moveClear = () => {
      current.style.translate = '';
      const rise = clearRise(current.getBoundingClientRect(), fieldInUse()?.getBoundingClientRect());
      current.style.translate = rise ? `0 ${rise}px` : '';
    };
    moveClear();
    // A press would move the focus from the field, and so move the element away before the finger is lifted.
    const keepFocus = (event: Event) => {
      if (fieldInUse()) event.preventDefault();
    };
    current.addEventListener('mousedown', keepFocus);
    const stops = [onVisibleArea(moveClear), onFocusMoved(moveClear)];
    return () => {
      current.removeEventListener('mousedown', keepFocus);
      for (const stop of stops) stop();
    };
  }, [element, shown]);
}

/** Returns how far to move the box down so that it does not cover the field, in CSS pixels; negative: up. */
function clearRise(box: DOMRect, field: DOMRect | undefined): number {
  const top = visibleTop();
  const rest = Math.max(0, top - box.top + Math.min(box.top, headerHeight));
  if (!field) return rest;
  const isClear = (rise: number) =>
    box.top + rise >= field.bottom ||
    box.bottom + rise <= field.top ||
    box.left >= field.right ||
    box.right <= field.left;
  const isVisible = (rise: number) =>
    box.top + rise >= top + Math.min(box.top, headerHeight) && box.bottom + rise <= visibleBottom();
  if (isClear(rest)) return rest;
  const others = [field.bottom + gap - box.top, field.top - gap - box.bottom];
  return others.find(isVisible) ?? rest;
}
