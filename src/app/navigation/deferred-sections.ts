import { afterPaint, whenIdle, whenLoaded } from '../../platform/page-lifecycle';

/**
 * Call it before `content`, the element with `data-page`, is inserted. Until the next paint, at most for 3 s, CSS hides its
 * third and later children that are a `div` or `section`, and the parts with `deferLayout`.
 */
export function hideLowerSections(content: HTMLElement): void {
  content.dataset.top = '';
  afterPaint(() => delete content.dataset.top);
}

/** Makes CSS lay out all sections of `content` from now on, also off the screen, so that scroll positions and anchors fit. */
export function layOutAtOnce(content: HTMLElement): void {
  content.dataset.whole = '';
}

/**
 * After the load event, lays out the sections of `content` one by one when the browser is idle, so that it can respond to a tap
 * in between, and at the end calls `layOutAtOnce`. Until then CSS lays a section out only when it comes near the screen. Does
 * nothing if `layOutAtOnce` was called before. Cannot be stopped.
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
