import { cleanPath } from '../../helpers/page-path';
import { isConnectionLimited } from '../../platform/limited-connection';
import { listen } from '../../platform/listen';

/**
 * Calls `navigate` at each plain left click on a link to a page of this site, and prevents the browser's own navigation.
 * Returns a function that stops it.
 * - `navigate` gets path, query and hash, and the `data-subject` of the link as history state.
 * - The browser still handles links with `target` or `download`, and those to files and to anchors of the page.
 */
export function followLinks(
  navigate: (address: string, options: { state: { subject: string | undefined } }) => void,
): () => void {
  return listen(document, ['click'], (event) => {
    if (!(event instanceof MouseEvent) || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLinkOf(event.target);
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash, { state: { subject: link.dataset.subject } });
  });
}

/**
 * Calls back with the clean path of a link when a finger or any mouse button goes down on it. That is about 100 ms before the
 * click. Ignores links to the shown page, those that `followLinks` always leaves to the browser, and all links while the
 * connection is limited. Returns a function that stops it.
 */
export function onLinkPointerDown(callback: (path: string) => void): () => void {
  return listen(document, ['pointerdown'], ({ target }) => {
    const link = pageLinkOf(target);
    // On a limited connection a touch that only begins a scroll would waste data.
    if (!link || isConnectionLimited()) return;
    const path = cleanPath(link.pathname);
    if (path !== cleanPath(location.pathname)) callback(path);
  });
}

/**
 * Returns the link around an element if it leads to a path of this site, even to the shown path or an unknown one. Returns null
 * for links with `target` or `download`, to paths with a file extension, and to anchors of the shown address.
 */
function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const { pathname, search, hash } = link;
  const isAnchorHere = pathname === location.pathname && search === location.search && hash !== '';
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return isAnchorHere || isFile ? null : link;
}
