import { afterPaint } from '../../platform/page-lifecycle';
import { activatePage, deactivatePage } from './activate-page';
import { hideLowerSections, layOutAtOnce } from './deferred-sections';
import { type PageDocument, replacePage } from './page-document';
import { enterHistoryEntry, jumpTo, savedScrollTop, scrollToAnchor, scrollToTop } from './scroll';

/**
 * Shows `next`, whose address the browser must already have, and stops the old page's script. `renderAppShell` must update the
 * header before it returns. Focuses `h1` or `main`. Scrolls to where the visitor left the page, otherwise to the anchor or the
 * top. Starts the new script after the next paint.
 */
export function showPage(next: PageDocument, renderAppShell: () => void): void {
  deactivatePage();
  enterHistoryEntry();
  const savedTop = savedScrollTop();
  if (savedTop !== null || location.hash !== '') layOutAtOnce(next.content);
  else hideLowerSections(next.content);
  replacePage(next);
  renderAppShell();
  focusHeading();
  if (savedTop !== null) jumpTo(savedTop);
  else if (!scrollToAnchor()) scrollToTop();
  // The page is painted before its script starts. By then the visitor may have left it.
  afterPaint(() => {
    if (next.content.isConnected) activatePage(next);
  });
}

function focusHeading(): void {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
