import { startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { dismissToasts, showToast } from '../../components/toast-store';
import { appShell } from '../../content/copy/app-shell';
import { WaysOut } from '../../leads/form/ways-out';
import { afterPaint, whenIdle, whenLoaded } from '../../platform/page-lifecycle';
import { insertPageStyles } from '../../theme/runtime-recipe';
import { hydrateRoot } from '../hydrate-root';
import { PageView } from '../page-view';
import { discardEarlyPresses, replayEarlyPresses } from './early-presses';
import { replaceMissingPictures } from './missing-pictures';
import { fetchPage, type PageDocument, replacePage } from './page-document';
import { loadPageScript, type PageScript } from './page-script';
import { enterHistoryEntry, scrollTo, scrollToAnchor, scrollToTop } from './scroll';

let stopScript = () => {};

const scriptToast = 'script';

/**
 * Starts the script of a page whose `content` is in the document: at once, or when the browser is idle (`script`). If the
 * file fails to load, the next press on the page loads it again; lost presses are reported in a toast.
 */
export function startPage({ page, script, content }: PageDocument): void {
  if (page === 'not-found') console.error('404: no page at', location.pathname);
  if (script === undefined) {
    layOutRest(content);
    replaceMissingPictures(content);
    return;
  }
  let isStopped = false;
  stopScript = () => {
    isStopped = true;
  };
  const load = async () => {
    const { live = {}, add } = await loadPageScript(page);
    if (isStopped) return;
    dismissToasts(scriptToast);
    // React owns the elements of a hydrated page, so such a page must not contain picture files.
    if (!live.page) replaceMissingPictures(content);
    const stopAdded = add?.(content);
    startTransition(() => {
      const handleError = (error: unknown) => {
        // React reports a root that is unmounted before it is hydrated. Here this is intended.
        if (!isStopped) reportError(error);
      };
      const roots = hydrateParts(content, live, () => layOutRest(content), handleError);
      stopScript = () => {
        isStopped = true;
        stopAdded?.();
        for (const root of roots) root.unmount();
      };
      // A click on a part that React has not hydrated yet makes React hydrate it at once.
      replayEarlyPresses(content);
    });
  };
  // The page can be read without its script. If the file fails to load, the next press on the page tries again.
  const start = () =>
    void load().catch((error: unknown) => {
      layOutRest(content);
      if (discardEarlyPresses(content, start)) {
        const { scriptMissing } = appShell;
        showToast({ tone: 'error', ...scriptMissing, subject: scriptToast, actions: <WaysOut /> });
      }
      console.warn('The script of the page could not be loaded', error);
    });
  if (script === 'at-once') start();
  else whenLoaded(() => whenIdle(start));
}

/** Hydrates each live part in a separate React root. Style changes before `onAllHydrated` would be a hydration mismatch. */
function hydrateParts(
  content: HTMLElement,
  live: NonNullable<PageScript['live']>,
  onAllHydrated: () => void,
  onRecoverableError: (error: unknown) => void,
): Root[] {
  const parts = Object.entries(live);
  let unhydrated = parts.length;
  const handleHydrated = () => {
    unhydrated -= 1;
    if (unhydrated === 0) onAllHydrated();
  };
  if (unhydrated === 0) onAllHydrated();
  return parts.map(([name, Part]) => {
    const place = content.querySelector(`[data-live="${name}"]`) ?? content;
    return hydrateRoot(place, <PageView Page={Part} onHydrated={handleHydrated} />, {
      identifierPrefix: name,
      onRecoverableError,
    });
  });
}

/** Hides all but the first two sections in the first frame of a page (theme/global-css.ts), so that it paints earlier. */
function hideLowerSections(content: HTMLElement): void {
  content.dataset.top = '';
  afterPaint(() => delete content.dataset.top);
}

/**
 * Lays out the sections below the first screen, which theme/global-css.ts leaves without layout until then. It lays out one
 * section each time the browser is idle, so that the browser can respond to a tap before the next section. Afterwards all
 * positions in the page are final.
 */
function layOutRest(content: HTMLElement): void {
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

/**
 * Fetches a page and inserts its missing CSS rules. Rejects if the request fails or the page is not of the running build.
 */
export async function fetchPageWithStyles(path: string): Promise<PageDocument> {
  const next = await fetchPage(path);
  insertPageStyles(next.styles);
  return next;
}

/**
 * Replaces the page in the document, focuses its heading, and scrolls: to where the visitor left it, to the anchor of the
 * address, or smoothly to the top. Its script starts after the next paint. Call `fetchPageWithStyles` before.
 * `renderAppShell` updates header and title before positions are measured.
 */
export function changePage(next: PageDocument, renderAppShell: () => void): void {
  stopScript();
  stopScript = () => {};
  dismissToasts(scriptToast);
  const savedScrollTop = enterHistoryEntry();
  // A scroll position or an anchor is right only when everything above it has been laid out.
  if (savedScrollTop !== null || location.hash !== '') next.content.dataset.whole = '';
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
