import { afterPaint } from '../../platform/page-lifecycle';
import { hideLowerSections, layOutAtOnce } from './deferred-sections';
import { type PageDocument, replacePage } from './page-document';
import { enterHistoryEntry, scrollTo, scrollToAnchor, scrollToTop } from './scroll';
import { startPage, stopPage } from './start-page';

/**
 * Replaces the shown page by `next` (`replacePage`), whose address the browser must already have. Stops the old page's script,
 * calls `enterHistoryEntry` and `renderAppShell`, and focuses `h1` or `main`. `renderAppShell` must update the header before it
 * returns. Scrolls at once to where the visitor left the page (Back and Forward), else calls `scrollToAnchor`, and
 * `scrollToTop` if that returns false. Calls `startPage` after the next paint, unless the visitor has left.
 */
export function showPage(next: PageDocument, renderAppShell: () => void): void {
  stopPage();
  const savedScrollTop = enterHistoryEntry();
  if (savedScrollTop !== null || location.hash !== '') layOutAtOnce(next.content);
  else hideLowerSections(next.content);
  replacePage(next);
  renderAppShell();
  focusHeading();
  if (savedScrollTop !== null) scrollTo(savedScrollTop);
  else if (!scrollToAnchor()) scrollToTop();
  // The page is painted before its script starts. By then the visitor may have left it.
  afterPaint(() => {
    if (next.content.isConnected) startPage(next);
  });
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
