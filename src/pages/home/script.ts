import { combineCleanups, listen } from '../../platform/listen';
import type { PageScript } from '../page-module';

/** CSS pixels. A shorter movement is a press, not a swipe. */
const MIN_SWIPE_LENGTH = 48;

/**
 * Makes swipes change the slide in the first section of `content`. Does nothing without a section. Returns a function that
 * removes the listeners.
 * - A swipe to the left clicks the radio button after the checked one, a swipe to the right the one before it. If there is no
 *   such button, the swipe does nothing.
 * - Two fingers are ignored, and so are movements under `MIN_SWIPE_LENGTH` or less than twice as wide as high.
 */
function enhance(content: HTMLElement): () => void {
  const hero = content.querySelector('section');
  if (hero === null) return () => {};
  const buttons = [...hero.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  let firstTouch: Touch | undefined;
  const handleStart = (event: Event) => {
    // Two fingers zoom the page.
    firstTouch = event instanceof TouchEvent && event.touches.length === 1 ? event.touches[0] : undefined;
  };
  const handleEnd = (event: Event) => {
    const lastTouch = event instanceof TouchEvent ? event.changedTouches[0] : undefined;
    if (!lastTouch || !firstTouch) return;
    const across = lastTouch.clientX - firstTouch.clientX;
    const down = lastTouch.clientY - firstTouch.clientY;
    if (Math.abs(across) < MIN_SWIPE_LENGTH || Math.abs(across) < 2 * Math.abs(down)) return;
    // Without a checked button it is -1, so a swipe to the left clicks the first.
    const chosen = buttons.findIndex((button) => button.checked);
    buttons[chosen + (across < 0 ? 1 : -1)]?.click();
  };
  return combineCleanups([listen(hero, ['touchstart'], handleStart), listen(hero, ['touchend'], handleEnd)]);
}

export default { startWhen: 'when-idle', enhance } satisfies PageScript;
