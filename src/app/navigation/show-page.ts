import { afterPaint } from '../../platform/page-lifecycle';
import { activatePage, deactivatePage } from '../page-runtime/activate-page';
import { hideLowerSections, layOutAtOnce } from '../page-runtime/deferred-layout';
import { type PageDocument, replacePage } from '../page-runtime/page-document';
import { jumpTo, noteShownHistoryEntry, scrollToAnchor, scrollToTop } from './scroll';

/**
 * Shows `next` in place of the old page, whose script it stops. Starts the new script after the next paint, if `next` is still
 * shown then.
 * - Focuses the `h1`, or `main` without one. Scrolls to the position saved for the history entry, or else to the anchor or the
 *   top.
 * - The browser must already have the new address. `renderAppShell` must update the header before it returns.
 */
export function showPage(next: PageDocument, renderAppShell: () => void): void {
  deactivatePage();
  const savedTop = noteShownHistoryEntry();
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
