import { startTransition } from 'react';
import { afterPaint, whenIdle, whenLoaded } from '../../platform/page-lifecycle';
import { insertPageStyles } from '../../theme/runtime-recipe';
import { hydrateRoot } from '../hydrate-root';
import { PageView, rootOptions } from '../page-view';
import { answerEarlyPresses, dropEarlyPresses } from './early-presses';
import { replaceMissingPictures } from './missing-pictures';
import { fetchPage, type PageDocument, replacePage } from './page-document';
import { loadPageScript } from './page-script';
import { sayScriptMissing, takeBackScriptMissing } from './script-missing';
import { arrive, scrollTo, scrollToTop, showAnchor } from './scroll';

let stopScript = () => {};

/** Starts the script of the page that stands in the document, if it has one, when its time has come. */
export function startPage({ page, script, content }: PageDocument): void {
  if (page === 'not-found') console.error('404: no page at', location.pathname);
  if (script === undefined) {
    layOutBelow(content);
    replaceMissingPictures(content);
    return;
  }
  let isGone = false;
  stopScript = () => {
    isGone = true;
  };
  const begin = async () => {
    const { live = {}, add } = await loadPageScript(page);
    if (isGone) return;
    takeBackScriptMissing();
    // What is hydrated sees to its pictures itself.
    if (!live.page) replaceMissingPictures(content);
    const stopAdded = add?.(content);
    startTransition(() => {
      const parts = Object.entries(live);
      let unhydrated = parts.length;
      // React compares the HTML that it takes over with its own, so no style is set before.
      const handleHydrated = () => {
        unhydrated -= 1;
        if (unhydrated === 0) layOutBelow(content);
      };
      const roots = parts.map(([name, Part]) => {
        const place = content.querySelector(`[data-live="${name}"]`) ?? content;
        return hydrateRoot(place, <PageView Page={Part} onHydrated={handleHydrated} />, rootOptions(name));
      });
      if (unhydrated === 0) layOutBelow(content);
      stopScript = () => {
        stopAdded?.();
        for (const root of roots) root.unmount();
      };
      // React hydrates at once what a click is for.
      answerEarlyPresses(content);
    });
  };
  // The words are there without it. When its file cannot be had now, the next press asks again, or a reload.
  const start = () =>
    void begin().catch((error: unknown) => {
      layOutBelow(content);
      if (dropEarlyPresses(content, start)) sayScriptMissing();
      console.warn('The page has no script', error);
    });
  if (script === 'at-once') start();
  else whenLoaded(() => whenIdle(start));
}

/** What stands below the first sections of a page waits for the frame after the first (theme/global-css.ts). */
function showTopFirst(content: HTMLElement): void {
  content.dataset.top = '';
  afterPaint(() => delete content.dataset.top);
}

/**
 * Lays out what stands below the first screen (theme/global-css.ts leaves it for later), a section in each quiet moment:
 * from then on a place in the page is where it was. Until then a tap is answered in between.
 */
function layOutBelow(content: HTMLElement): void {
  if (content.dataset.whole !== undefined) return;
  const sections = [...content.querySelectorAll<HTMLElement>(':scope > *, section')];
  const next = () => {
    const section = sections.shift();
    if (section) {
      section.style.contentVisibility = 'visible';
      whenIdle(next);
    } else content.dataset.whole = '';
  };
  whenLoaded(() => whenIdle(next));
}

/** The page at a clean path, its rules brought already: while a link is pressed, so that a click only puts it in place. */
export async function fetchNext(path: string): Promise<PageDocument> {
  const next = await fetchPage(path);
  insertPageStyles(next.styles);
  return next;
}

/**
 * Puts a page in the place of another: the focus on its heading, and the scroll smooth to the top, or back to where one
 * was. `changeFrame` draws what the frame says of the page, before places are looked for in it.
 */
export function changePage(next: PageDocument, changeFrame: () => void): void {
  stopScript();
  stopScript = () => {};
  takeBackScriptMissing();
  const before = arrive();
  // Whoever comes to a place within the page needs all that stands above it laid out; everybody else its top.
  if (before !== null || location.hash !== '') next.content.dataset.whole = '';
  else showTopFirst(next.content);
  replacePage(next);
  changeFrame();
  focusHeading();
  if (before !== null) scrollTo(before);
  else if (!showAnchor()) scrollToTop();
  // The page is seen first. By then it may have been left.
  afterPaint(() => {
    if (next.content.isConnected) startPage(next);
  });
}

/** Focuses the page's heading, or `main` if it has none, without scrolling. A screen reader continues reading there. */
function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
