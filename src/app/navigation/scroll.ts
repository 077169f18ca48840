import { cleanPath } from '../../helpers/page-path';
import { onHistoryPush } from '../../platform/history';
import { prefersReducedMotion } from '../../platform/reduced-motion';

/**
 * Scroll positions by the key of their history entry. Each entry stores the whole map, so that it survives a reload. At Back
 * the entry has already changed, so the position of the page that was left can only be stored in the new one. It is not stored
 * at each scroll, because Safari allows 100 changes of the history in 30 s.
 */
let positions = new Map<unknown, unknown>();
/** The history entry of the page on the screen. The address may already be that of a page that is still loading. */
let shownHistoryEntry: { key: unknown; path: string; query: string } = { key: '', path: '', query: '' };

/**
 * Stores the scroll position of each history entry in `history.state`. While the visitor stays on a page, Back and Forward
 * scroll to the stored position. A new entry with the same path and query, and without anchor, scrolls to the top. After a
 * change of page `showPage` scrolls, and after a reload the browser does. Call it once, on the served page.
 */
export function keepScrollPositions(): void {
  // At Back and Forward the browser would scroll too early.
  history.scrollRestoration = 'manual';
  const { positions: stored } = readHistoryState();
  if (stored instanceof Map) positions = stored;
  noteShownHistoryEntry();
  onHistoryPush(() => {
    const { query } = shownHistoryEntry;
    savePosition(window.scrollY);
    if (!isPageShown()) return;
    noteShownHistoryEntry();
    if (location.search === query && location.hash === '') scrollToTop();
  });
  // When the event of a new entry arrives, the browser may have scrolled to the anchor already. So the last position is
  // recorded at each scroll, and at each click, because a busy browser reports a scroll late.
  let top = window.scrollY;
  const recordTop = (): void => {
    top = window.scrollY;
  };
  addEventListener('scroll', recordTop, { passive: true });
  addEventListener('click', recordTop, { capture: true });
  addEventListener('popstate', () => {
    savePosition(readHistoryState().key === undefined ? top : window.scrollY);
    if (!isPageShown()) return;
    noteShownHistoryEntry();
    const savedTop = savedScrollTop();
    if (savedTop !== null) jumpTo(savedTop);
  });
  // The browser restores the position after a reload or a return from another site, but not of a page that never arrived.
  addEventListener('pagehide', () => {
    if (isPageShown()) history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/**
 * Notes the current history entry as the shown one, for `isPageShown` and `savedScrollTop`. Call it when the app shows the page
 * of that entry. Adds a key for the scroll position to `history.state` if the state has no key yet.
 */
export function noteShownHistoryEntry(): void {
  const { pathname, search } = location;
  shownHistoryEntry = {
    key: readHistoryState().key ?? storePositions(),
    path: cleanPath(pathname),
    query: search,
  };
}

/** Returns the stored scroll position of the shown history entry in px, or null if the visitor opens it for the first time. */
export function savedScrollTop(): number | null {
  const top = positions.get(shownHistoryEntry.key);
  return typeof top === 'number' ? top : null;
}

function savePosition(top: number): void {
  positions.set(shownHistoryEntry.key, top);
  storePositions();
}

/**
 * Returns true if shown page and address have the same clean path. Ignores query and anchor. Returns false while the page of
 * the address loads, and before any `noteShownHistoryEntry`.
 */
export function isPageShown(): boolean {
  return cleanPath(location.pathname) === shownHistoryEntry.path;
}

/** Scrolls to `top` (px) without animation, and again in the next frame, to undo any other scroll in between. */
export function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  // Chromium adds the last step of a smooth scroll that this one interrupts, so scroll again in the next frame.
  requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
}

/** Scrolls to the top smoothly, or at once if the visitor prefers reduced motion. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/**
 * Scrolls to the element that the address's anchor names, smoothly, or at once with reduced motion. Also tries to focus it.
 * Returns false, and does nothing, if there is no such element.
 */
export function scrollToAnchor(): boolean {
  // All ids of the site are ASCII, so the browser encodes none of their characters in the address.
  const target = document.getElementById(location.hash.slice(1));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return target !== null;
}

/** Returns the state of the current history entry, with unknown values: an older build or other code may have written them. */
function readHistoryState(): { readonly key?: unknown; readonly positions?: unknown } {
  return Object(history.state);
}

/** Stores all positions in the current history entry, and a unique key if it has none. Returns the key. */
function storePositions(): unknown {
  const key = readHistoryState().key ?? `${Date.now()}-${Math.random()}`;
  history.replaceState({ ...history.state, key, positions }, '');
  return key;
}
