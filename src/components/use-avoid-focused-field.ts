import { type RefObject, useLayoutEffect } from 'react';
import { focusedField } from '../platform/focus';
import { combineCleanups, listen } from '../platform/listen';
import { onVisualViewportChange, visibleBottom, visibleTop } from '../platform/visual-viewport';
import { TOP_SPACE } from '../theme/top-space';

/** The distance between the field and the moved element, in CSS pixels. */
const GAP = 12;

/**
 * Moves a fixed element with CSS `translate`, so that its upper edge is visible and, if possible, it does not cover the focused
 * field.
 * - Checks again on focus, scroll, resize and a new `contentId`. Does nothing while `contentId` is null.
 * - A press on the element leaves the focus in the field.
 * - Without a focused field, it only moves the element down if zoom has hidden its upper edge.
 */
export function useAvoidFocusedField(element: RefObject<HTMLElement | null>, contentId: number | null): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || contentId === null) return;
    const moveAway = () => {
      current.style.translate = '';
      const offset = offsetToAvoid(focusedField()?.getBoundingClientRect(), current.getBoundingClientRect());
      current.style.translate = offset ? `0 ${offset}px` : '';
    };
    moveAway();
    // A press would move the focus from the field, and so move the element away before the finger is lifted.
    const keepFocusInField = (event: Event) => {
      if (focusedField()) event.preventDefault();
    };
    return combineCleanups([
      listen(current, ['mousedown'], keepFocusInField),
      onVisualViewportChange(moveAway),
      listen(document, ['focusin', 'focusout'], moveAway),
    ]);
  }, [element, contentId]);
}

/** Returns by how many CSS pixels to move the box down (negative: up) to show it and, if possible, not cover the field. */
function offsetToAvoid(field: DOMRect | undefined, box: DOMRect): number {
  const ceiling = visibleTop() + Math.min(box.top, TOP_SPACE);
  const intoView = Math.max(0, ceiling - box.top);
  if (!field) return intoView;
  const isClear = (offset: number) =>
    box.top + offset >= field.bottom ||
    box.bottom + offset <= field.top ||
    box.left >= field.right ||
    box.right <= field.left;
  const isVisible = (offset: number) => box.top + offset >= ceiling && box.bottom + offset <= visibleBottom();
  if (isClear(intoView)) return intoView;
  // Below the field if there is space, otherwise above it.
  const others = [field.bottom + GAP - box.top, field.top - GAP - box.bottom];
  return others.find(isVisible) ?? intoView;
}
