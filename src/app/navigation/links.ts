import { isConnectionLimited } from '../../platform/limited-connection';
import { isPageListening } from './early-presses';

/** Read again by `linkSubject`. */
interface LinkState {
  subject: string | undefined;
}

/**
 * Lets the plain links of the document move within the app: a click on a link to a page of ours calls `go` with its
 * address, and with what its history entry is to hold: what the link says it is about (`data-subject`). One listener
 * for all of them, because a component that hears the router for each link makes every change of page wait for dozens.
 * Whatever the browser does better stays the browser's: new tabs, downloads, anchors of this page, other sites.
 * Returns the way to stop.
 */
export function followLinks(go: (address: string, entry: { state: LinkState }) => void): () => void {
  const handleClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLink(event.target);
    if (!link || isUnheardQuery(link)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash, { state: { subject: link.dataset.subject } });
  };
  document.addEventListener('click', handleClick);
  return () => document.removeEventListener('click', handleClick);
}

/**
 * Calls back with the path of a page of ours when a finger or a mouse goes down on a link to it: the page can be fetched in
 * the tenth of a second before the click. Not on a limited connection, because a touch may also begin a scroll. Returns a
 * function that stops it.
 */
export function onLinkPressed(callback: (path: string) => void): () => void {
  const handlePress = ({ target }: PointerEvent) => {
    const link = pageLink(target);
    if (link && !isConnectionLimited()) callback(link.pathname);
  };
  document.addEventListener('pointerdown', handlePress, { passive: true });
  return () => document.removeEventListener('pointerdown', handlePress);
}

/** Another query of this page, whose script is not here to follow it: the browser loads the page, which knows its query. */
function isUnheardQuery({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === location.pathname && search !== location.search && !isPageListening();
}

/** The link around an element, if the app can follow it to another page of ours. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const { pathname, search, hash } = link;
  const isAnchorHere = pathname === location.pathname && search === location.search && hash !== '';
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return isAnchorHere || isFile ? null : link;
}
