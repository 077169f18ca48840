import { cleanPath } from '../../domain/page-path';
import { prefersReducedMotion } from '../../platform/page-lifecycle';

/** Where each history entry of this tab was scrolled to when it was left. Every entry carries them: a reload keeps its state. */
let positions = new Map<unknown, unknown>();
/** The entry that is on the screen. The address may name one whose page is still on its way. */
let shown: { key: unknown; page: string; query: string } = { key: '', page: '', query: '' };

/**
 * Takes scroll restoration into our hands: pages arrive a moment after the address changes, so the browser would
 * restore a position in the page being left. Each history entry carries a key; Back finds its position by it.
 */
export function keepScrollPositions(): void {
  history.scrollRestoration = 'manual';
  const { positions: kept } = entryState();
  if (kept instanceof Map) positions = kept;
  arrive();
  addEventListener('pushState', () => {
    const { query } = leave(window.scrollY);
    if (!isPageShown()) return;
    arrive();
    // A link to the page one is on brings no new page to arrive at; it still means: to the top.
    if (location.search === query && location.hash === '') scrollToTop();
  });
  // The browser may have scrolled to a place in the page by the time it speaks of its new entry: what counts is where the
  // page was before. A busy browser tells of a scroll late, so a press on a link looks as well.
  let top = window.scrollY;
  const readTop = (): void => {
    top = window.scrollY;
  };
  addEventListener('scroll', readTop, { passive: true });
  addEventListener('click', readTop, { capture: true });
  addEventListener('popstate', () => {
    leave(entryState().key === undefined ? top : window.scrollY);
    const before = isPageShown() ? arrive() : null;
    if (before !== null) scrollTo(before);
  });
  // A reload, or a return from another site, is the browser's own business again; not a page that never came.
  addEventListener('pagehide', () => {
    if (isPageShown()) history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** The page of the address is on the screen from now on. Gives where it was left; null where it was not seen before. */
export function arrive(): number | null {
  const { pathname, search } = location;
  shown = { key: entryState().key ?? markEntry(), page: cleanPath(pathname), query: search };
  const before = positions.get(shown.key);
  return typeof before === 'number' ? before : null;
}

/** Files where the entry on the screen is scrolled to, and gives the entry. */
function leave(top: number): typeof shown {
  positions.set(shown.key, top);
  markEntry();
  return shown;
}

/** Whether the address is one of the page on the screen: then no other is to come. */
function isPageShown(): boolean {
  return cleanPath(location.pathname) === shown.page;
}

export function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  // A smooth scroll that was under way is broken off, but Chromium adds its last step to the first place.
  requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
}

/** Smooth, as every route change is; a jump where reduced motion is asked for. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** Brings the anchor of the address into view, and the focus to it where it takes one. False: there is none. */
export function showAnchor(): boolean {
  const target =
    location.hash.length > 1 ? document.getElementById(decodeAnchor(location.hash.slice(1))) : null;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  return target !== null;
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** What of ours the entry of the address carries, unread: an older build, or other code, may have written it. */
function entryState(): { readonly key?: unknown; readonly positions?: unknown } {
  return Object(history.state);
}

/** Gives the entry of the address a key, if it has none, and the positions there are. Other entries have other keys. */
function markEntry(): unknown {
  const key = entryState().key ?? `${Date.now()}-${Math.random()}`;
  history.replaceState({ ...history.state, key, positions }, '');
  return key;
}
