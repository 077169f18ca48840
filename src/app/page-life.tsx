import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { focusHeading } from '../platform/focus';
import { type PageDocument, replacePage } from '../platform/page-document';
import { whenIdle, whenLoaded } from '../platform/page-lifecycle';
import { positionOnArrival, scrollTo, scrollToTop, showAnchor } from '../platform/scroll';
import { wearPage } from '../theme/wear';
import { replaceMissingPictures } from './missing-pictures';
import { PAGE_ROOT_OPTIONS } from './page-root-options';
import { pageScripts } from './page-scripts';
import { PageView } from './page-view';

let stopScript = () => {};

/** Starts the script of the page that stands in the document, if it has one, when its time has come. */
export function startPage({ page, content }: PageDocument): void {
  const script = pageScripts[page];
  if (page === 'not-found') console.error('404: no page at', location.pathname);
  if (!script || 'add' in script) replaceMissingPictures(content);
  if (!script) return;
  let isGone = false;
  stopScript = () => {
    isGone = true;
  };
  const begin = async () => {
    if ('add' in script) {
      const add = await script.add();
      if (!isGone) stopScript = add(content);
      return;
    }
    const Page = await script.load();
    if (isGone) return;
    startTransition(() => {
      const root = hydrateRoot(content, <PageView Page={Page} />, PAGE_ROOT_OPTIONS);
      stopScript = () => root.unmount();
    });
  };
  // The words are there without it. When its file cannot be had now, a reload or the next visit will ask again.
  const start = () => void begin().catch((error: unknown) => console.warn('The page has no script', error));
  if (script.when === 'at-once') start();
  else whenLoaded(() => whenIdle(start));
}

/** Puts a page in the place of another: seen first, then the focus on its heading and the scroll: smooth to the top, or back to where one was. */
export function changePage(next: PageDocument): void {
  stopScript();
  stopScript = () => {};
  wearPage(next.styles);
  replacePage(next);
  focusHeading();
  const before = positionOnArrival();
  if (before !== null) scrollTo(before);
  else if (!showAnchor()) scrollToTop();
  startPage(next);
}
