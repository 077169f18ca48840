import { afterPaint, whenIdle, whenLoaded } from '../../platform/page-lifecycle';

/** Hides all but the first two sections until the first frame is painted (theme/global-css.ts), so that it paints earlier. */
export function hideLowerSections(content: HTMLElement): void {
  content.dataset.top = '';
  afterPaint(() => delete content.dataset.top);
}

/** Lays out the whole page in its first frame. A scroll position or an anchor is right only when all above it is laid out. */
export function layOutAtOnce(content: HTMLElement): void {
  content.dataset.whole = '';
}

/**
 * Lays out the sections below the first screen, which theme/global-css.ts leaves without layout until then: after the load
 * event one section each time the browser is idle, so that it can respond to a tap before the next. Afterwards all positions in
 * the page are final. Does nothing on a page that is laid out whole.
 */
export function layOutLowerSections(content: HTMLElement): void {
  if (content.dataset.whole !== undefined) return;
  const sections = [...content.querySelectorAll<HTMLElement>(':scope > *, section')];
  const next = () => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(next);
    } else layOutAtOnce(content);
  };
  whenLoaded(() => whenIdle(next));
}
