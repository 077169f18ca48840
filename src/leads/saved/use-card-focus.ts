import { type RefObject, useEffect, useState } from 'react';
import { type OutboxView, outboxView } from '../sending/outbox-view';

/** Returns the element id of a lead's card on /saved. */
export const cardId = (id: string) => `lead-${id}`;

/**
 * Returns a stable function. Call it with a lead id after an action that may have removed the pressed button. If that had the
 * focus, it focuses the heading of the lead's card, once the list shows the latest view.
 */
export function useCardFocus(list: RefObject<HTMLElement | null>, view: OutboxView): (id: string) => void {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    // The rendering of the list has low priority.
    if (id === null || list.current === null || view !== outboxView.getSnapshot()) return;
    setId(null);
    const page = list.current.ownerDocument;
    if (page.activeElement !== page.body) return;
    page.getElementById(cardId(id))?.querySelector('h3')?.focus({ preventScroll: true });
  }, [id, list, view]);
  return setId;
}
