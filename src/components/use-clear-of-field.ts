import { type RefObject, useLayoutEffect } from 'react';
import { fieldInUse, onFocusMoved, onVisibleArea, visibleBottom, visibleTop } from '../platform/visible-area';

/** Between the field and what makes way for it, in CSS pixels. */
const gap = 12;

/** The header, or a bar in its place, at the top of the screen, in CSS pixels. */
const headerHeight = 76;

/**
 * Keeps an element that is fixed over the page off the field in use: it stands below the field, else above it. Where
 * a keyboard leaves room for neither it stays where it is: what became of a request must be seen, and can be dismissed. By
 * `translate`, so that nothing else moves.
 * `shown`: what stands in the element; null while it is empty.
 */
export function useClearOfField(element: RefObject<HTMLElement | null>, shown: number | null): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || shown === null) return;
    const place = () => {
      current.style.translate = '';
      const rise = clearRise(current.getBoundingClientRect(), fieldInUse()?.getBoundingClientRect());
      current.style.translate = rise ? `0 ${rise}px` : '';
    };
    place();
    // A press on it would take the focus from the field, and so move it away from under the finger before it is let go.
    const keepFocus = (event: Event) => {
      if (fieldInUse()) event.preventDefault();
    };
    current.addEventListener('mousedown', keepFocus);
    const stops = [onVisibleArea(place), onFocusMoved(place)];
    return () => {
      current.removeEventListener('mousedown', keepFocus);
      for (const stop of stops) stop();
    };
  }, [element, shown]);
}

/** How far down from its own place the box stands clear of the field, in CSS pixels, if it can. */
function clearRise(box: DOMRect, field: DOMRect | undefined): number {
  const top = visibleTop();
  const rest = Math.max(0, top - box.top + Math.min(box.top, headerHeight));
  if (!field) return rest;
  const isClear = (rise: number) =>
    box.top + rise >= field.bottom ||
    box.bottom + rise <= field.top ||
    box.left >= field.right ||
    box.right <= field.left;
  const isInSight = (rise: number) =>
    box.top + rise >= top + Math.min(box.top, headerHeight) && box.bottom + rise <= visibleBottom();
  if (isClear(rest)) return rest;
  const others = [field.bottom + gap - box.top, field.top - gap - box.bottom];
  return others.find(isInSight) ?? rest;
}
