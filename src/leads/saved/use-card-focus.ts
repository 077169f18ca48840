import { type RefObject, useEffect, useState } from 'react';

/** Returns the element id of a lead's card on /saved. */
export const cardId = (id: string) => `lead-${id}`;

/**
 * Returns a function that focuses the heading of a lead's card after the next rendering, if no element has the focus. Call it
 * with the lead id after an action that may have removed the pressed button. `list` is an element of the page.
 */
export function useCardFocus(list: RefObject<HTMLElement | null>): (id: string) => void {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null || list.current === null) return;
    setId(null);
    const page = list.current.ownerDocument;
    if (page.activeElement !== page.body) return;
    page.getElementById(cardId(id))?.querySelector('h3')?.focus({ preventScroll: true });
  }, [id, list]);
  return setId;
}
