import { cleanPath } from '../../helpers/page-path';
import { ownProperty, parseJson } from '../../helpers/untrusted-data';
import { safeSessionStorage } from '../../platform/browser-storage';
import { onHistoryPush } from '../../platform/history';
import { prefersReducedMotion } from '../../platform/reduced-motion';

const POSITIONS_KEY = 'scroll-positions';
/**
 * Scroll positions in px by the key of their history entry. Session storage keeps them over a reload. With storage blocked, a
 * reload loses them.
 */
let positions = new Map<unknown, unknown>();
/** The history entry of the page on the screen. The address may already be that of a page that is still loading. */
let shownHistoryEntry: { key: unknown; path: string; query: string } = { key: '', path: '', query: '' };

/**
 * Saves the scroll position of each history entry that the visitor leaves. Call it once, on the served page.
 * - While the visitor stays on a page, Back and Forward scroll to the saved position. A new entry with the same path and query,
 *   and without anchor, scrolls to the top. After a change of page `showPage` scrolls, and after a reload the browser does.
 */
export function keepScrollPositions(): void {
  const stored = parseJson(safeSessionStorage.read(POSITIONS_KEY).text ?? '');
  positions = new Map(Object.entries(Object(stored)));
  noteShownHistoryEntry();
  onHistoryPush(() => {
    const { query } = shownHistoryEntry;
    if (!leaveShownHistoryEntry(window.scrollY)) return;
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
    const staysOnPage = leaveShownHistoryEntry(historyEntryKey() === undefined ? top : window.scrollY);
    if (!staysOnPage) return;
    const savedTop = noteShownHistoryEntry();
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
 * Notes the current history entry as the shown one, for `isPageShown`. Call it when the app shows the page of that entry.
 * Returns the entry's saved scroll position in px, or null if none is saved, as for a new entry. Adds a key for the position to
 * `history.state` if the state has no key yet. Sets the scroll mode of the entry, so that the browser does not scroll at Back
 * and Forward.
 */
export function noteShownHistoryEntry(): number | null {
  // At Back and Forward the browser would scroll too early. WebKit does not copy the scroll mode to the entry of an anchor.
  history.scrollRestoration = 'manual';
  const key = historyEntryKey() ?? String(Math.random());
  history.replaceState({ ...history.state, key }, '');
  shownHistoryEntry = { key, path: cleanPath(location.pathname), query: location.search };
  const top = positions.get(key);
  return typeof top === 'number' ? top : null;
}

/** Returns undefined for a new history entry. Other code may have written the key. */
function historyEntryKey(): unknown {
  return ownProperty(history.state, 'key');
}

/** Saves the scroll position `top` (px) of the shown history entry. Returns `isPageShown`. */
function leaveShownHistoryEntry(top: number): boolean {
  // Deleted first, so that the entry left last is the newest.
  positions.delete(shownHistoryEntry.key);
  positions.set(shownHistoryEntry.key, top);
  // Stored at once, because a phone may close a hidden tab without an event. Chromium and Firefox keep 50 history entries.
  const newest = Object.fromEntries([...positions].slice(-50));
  safeSessionStorage.write(POSITIONS_KEY, JSON.stringify(newest));
  return isPageShown();
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
 * Returns false, and does nothing, if there is no such element or the address has no anchor. Otherwise returns true.
 */
export function scrollToAnchor(): boolean {
  // All ids of the site are ASCII, so the browser encodes none of their characters in the address.
  const target = document.getElementById(location.hash.slice(1));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return target !== null;
}
