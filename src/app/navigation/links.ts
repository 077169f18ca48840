import { isConnectionLimited } from '../../platform/limited-connection';
import { listen } from '../../platform/listen';
import { isPageScriptStarted } from './early-presses';

/**
 * Calls `go` instead of the browser's navigation at each click on a page link (`pageLink`: not to other sites, files, or
 * anchors of the shown address). `go` gets path, query, hash, and the link's `data-subject` as history state. The browser
 * handles clicks with a modifier key or another button and, until the page's script has started, links to another query of the
 * shown path. Ignores prevented clicks. Returns a function that stops it.
 */
export function followLinks(
  go: (address: string, options: { state: { subject: string | undefined } }) => void,
): () => void {
  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLink(event.target);
    if (!link || needsFullLoad(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash, { state: { subject: link.dataset.subject } });
  };
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}

/**
 * Calls back each time a finger or any mouse button goes down on a page link (`pageLink`), also to the shown path, so that the
 * page can be fetched about 100 ms before the click. `path` has no query, and may end in a slash. Never calls back while the
 * connection is limited: a touch that only begins a scroll would waste data. Returns a function that stops it.
 */
export function onLinkPointerDown(callback: (path: string) => void): () => void {
  return listen(document, ['pointerdown'], ({ target }) => {
    const link = pageLink(target);
    if (link && !isConnectionLimited()) callback(link.pathname);
  });
}

/** Returns true for another query of the shown page while its script has not started: only a full load applies the query. */
function needsFullLoad({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search !== location.search && !isPageScriptStarted();
}

/**
 * Returns the link around an element if it leads to a path of this site, also the shown path or an unknown one. Else null, also
 * for links with `target` or `download`, to paths with a file extension, and to anchors of the shown address.
 */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const { pathname, search, hash } = link;
  const isAnchorHere = pathname === location.pathname && search === location.search && hash !== '';
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return isAnchorHere || isFile ? null : link;
}
