import { afterPaint, whenIdle, whenLoaded } from '../../platform/page-lifecycle';

/** Keeps all but the first two sections of `content` out of its first frame, so that it paints earlier. */
export function hideLowerSections(content: HTMLElement): void {
  content.dataset.top = '';
  afterPaint(() => delete content.dataset.top);
}

/** Makes CSS lay out all of `content` in its next frame: only then is a scroll position or an anchor right. */
export function layOutAtOnce(content: HTMLElement): void {
  content.dataset.whole = '';
}

/**
 * Lays out the sections below the first screen, after the load event, one each time the browser is idle, so that it can respond
 * to a tap in between. Until then CSS lays a section out only when it comes near the screen (theme/global-css.ts). At the end
 * all positions in the page are final. Does nothing on a page that is laid out whole.
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
