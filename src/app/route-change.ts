import { replaceDocumentHead, setDocumentTitle } from '../platform/document-head';
import { focusHeading } from '../platform/focus';
import { positionOnArrival, scrollTo, scrollToTop, showAnchor } from '../platform/scroll';
import { documentTitle } from '../seo/document-title';
import type { LoadedPage } from './loaded-page';
import { themeColour } from './theme-colour';

/** A page has taken the place of another: its head, the focus on its heading, and the scroll: smooth to the top, or back to where one was. */
export function arriveAt(page: LoadedPage): void {
  void updateHead(page);
  focusHeading();
  const before = positionOnArrival();
  if (before !== null) scrollTo(before);
  else if (!showAnchor()) scrollToTop();
}

/** The words of the head matter to the next share or bookmark, not to the first paint: their code comes when it is needed. */
async function updateHead(page: LoadedPage): Promise<void> {
  setDocumentTitle(documentTitle(page.head));
  const { headTags } = await import('../seo/head-tags');
  replaceDocumentHead(headTags(page.head, import.meta.env.VITE_SITE_ORIGIN, themeColour(page.header)));
}
