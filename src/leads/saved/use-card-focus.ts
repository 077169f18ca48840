import { useEffect, useState } from 'react';

/** Returns the element id of a lead's card on /saved. */
export const cardId = (id: string) => `lead-${id}`;

/**
 * Returns a function that focuses the heading of a lead's card after the next rendering, if no element has the focus. Call it
 * with the lead id after an action that may have removed the pressed button. Without such a card it does nothing.
 */
export function useCardFocus(): (id: string) => void {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    setId(null);
    if (document.activeElement !== document.body) return;
    document.getElementById(cardId(id))?.querySelector('h3')?.focus({ preventScroll: true });
  }, [id]);
  return setId;
}
