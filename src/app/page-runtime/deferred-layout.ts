import { afterPaint, whenIdle } from '../../platform/page-lifecycle';

/**
 * Hides the lower sections of a page until the next paint, at most for 3 s. These are each `div` or `section` from its third
 * child on, and the parts with the styles of `deferLayout`. Call it before `content`, the element with `data-page`, is
 * inserted.
 */
export function hideLowerSections(content: HTMLElement): void {
  // Without this, the first frame of an article, the home page or the calculator comes 26 to 48 ms later (28 November 2026,
  // `npm run bench -- --part times --only 'change of page'`, medians of nine in turns).
  content.dataset.lowerHidden = '';
  afterPaint(() => delete content.dataset.lowerHidden);
}

/**
 * Makes CSS lay out all of `content`, the element with `data-page`, at once, so that scroll positions and anchors fit. Use it
 * instead of `hideLowerSections`, whose effect it does not end.
 */
export function layOutAtOnce(content: HTMLElement): void {
  content.dataset.laidOut = '';
}

/**
 * Lays out the sections of `content` after the load event, one per idle moment, so that taps do not wait. Until then CSS lays
 * out sections only near the screen. Calls `layOutAtOnce` at the end. Does nothing if `layOutAtOnce` was called for `content`
 * before. Cannot be stopped.
 */
export function layOutLowerSections(content: HTMLElement): void {
  if (content.dataset.laidOut !== undefined) return;
  const sections = [...content.querySelectorAll<HTMLElement>(':scope > *, [data-island] > *, section')];
  const next = () => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(next);
    } else layOutAtOnce(content);
  };
  whenIdle(next);
}
