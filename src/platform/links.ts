/**
 * Lets the plain links inside an element move within the app, where no script of their own does: a press on a link to
 * a page of ours calls `go` with its address. Whatever the browser does better stays the browser's: new tabs, downloads,
 * anchors of this page, other sites. Returns the way to stop.
 */
export function followLinks(element: HTMLElement, go: (address: string) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    const isAnchorHere = pathname === location.pathname && search === location.search && hash !== '';
    const isFile = /\.[a-z0-9]+$/i.test(pathname);
    if (isAnchorHere || isFile) return;
    event.preventDefault();
    go(pathname + search + hash);
  };
  element.addEventListener('click', handleClick);
  return () => element.removeEventListener('click', handleClick);
}
