/** Shorter than this, in CSS pixels, is a shaky press. */
const SHORTEST_SWIPE = 48;

/**
 * Lets a sideways swipe over the opening choose the next or the former of its radio buttons; it ends at the last one.
 * All else of the home page works without script.
 */
export function add(content: HTMLElement): () => void {
  const opening = content.querySelector('section');
  const buttons = [...content.querySelectorAll<HTMLInputElement>('section:first-of-type input[type=radio]')];
  let start: Touch | undefined;
  const handleStart = ({ touches }: TouchEvent) => {
    // Two fingers zoom.
    start = touches.length === 1 ? touches[0] : undefined;
  };
  const handleEnd = ({ changedTouches }: TouchEvent) => {
    const [end] = changedTouches;
    if (!end || !start) return;
    const across = end.clientX - start.clientX;
    const down = end.clientY - start.clientY;
    if (Math.abs(across) < SHORTEST_SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
    const chosen = buttons.findIndex((button) => button.checked);
    buttons[chosen + (across < 0 ? 1 : -1)]?.click();
  };
  opening?.addEventListener('touchstart', handleStart, { passive: true });
  opening?.addEventListener('touchend', handleEnd, { passive: true });
  return () => {
    opening?.removeEventListener('touchstart', handleStart);
    opening?.removeEventListener('touchend', handleEnd);
  };
}
