import { type RefObject, type TouchEvent, useRef } from 'react';

/** Shorter than this, in CSS pixels, is a shaky press. */
const SHORTEST_SWIPE = 48;

/** Handlers for a section in which a sideways swipe chooses the next or the former radio button of a group. It ends at the last one. */
export function useSwipe(group: RefObject<HTMLFieldSetElement | null>) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      // Two fingers zoom.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current || !group.current) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
      const buttons = [...group.current.querySelectorAll('input')];
      const chosen = buttons.findIndex((button) => button.checked);
      buttons[chosen + (across < 0 ? 1 : -1)]?.click();
    },
  };
}
