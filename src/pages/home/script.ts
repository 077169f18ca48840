export const start = 'when-idle';

/** CSS pixels. A shorter movement is a press, not a swipe. */
const MIN_SWIPE_LENGTH = 48;

/**
 * Adds touch swipes to the first section in `content`, if there is one. A swipe to the left clicks the radio button after the
 * checked one. A swipe to the right clicks the one before. Ignores two fingers, and movements under `MIN_SWIPE_LENGTH` or less
 * than twice as wide as high. Returns a function that stops it.
 */
export function enhance(content: HTMLElement): () => void {
  const opening = content.querySelector('section');
  const buttons = [...content.querySelectorAll<HTMLInputElement>('section:first-of-type input[type=radio]')];
  let start: Touch | undefined;
  const handleStart = ({ touches }: TouchEvent) => {
    // Two fingers zoom the page.
    start = touches.length === 1 ? touches[0] : undefined;
  };
  const handleEnd = ({ changedTouches }: TouchEvent) => {
    const [end] = changedTouches;
    if (!end || !start) return;
    const across = end.clientX - start.clientX;
    const down = end.clientY - start.clientY;
    if (Math.abs(across) < MIN_SWIPE_LENGTH || Math.abs(across) < 2 * Math.abs(down)) return;
    // Without a checked button it is -1, so a swipe to the left clicks the first. At either end nothing happens.
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
