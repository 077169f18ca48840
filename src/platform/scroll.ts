import { prefersReducedMotion } from './page-lifecycle';

/** Where each history entry of this tab was scrolled to when it was left. */
const positions = new Map<string, number>();
let current = '';
let isReturning = false;

/**
 * Takes scroll restoration into our hands: pages arrive a moment after the address changes, so the browser would
 * restore a position in the page being left. Each history entry carries a key; Back finds its position by it.
 */
export function keepScrollPositions(): void {
  history.scrollRestoration = 'manual';
  current = entryKey() ?? markEntry();
  let address = pageAddress();
  addEventListener('pushState', () => {
    positions.set(current, window.scrollY);
    isReturning = false;
    current = markEntry();
    // A link to the page one is on brings no new page to arrive at; it still means: to the top.
    if (address === pageAddress() && location.hash === '') scrollToTop();
    address = pageAddress();
  });
  addEventListener('popstate', () => {
    positions.set(current, window.scrollY);
    isReturning = true;
    current = entryKey() ?? markEntry();
    address = pageAddress();
  });
  // A reload, or a return from another site, is the browser's own business again.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

/** Where to scroll on arrival: the kept position after Back or Forward, else null. */
export function positionOnArrival(): number | null {
  return isReturning ? (positions.get(current) ?? 0) : null;
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

function pageAddress(): string {
  return location.pathname + location.search;
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function entryKey(): string | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : null;
}

function markEntry(): string {
  const key = crypto.randomUUID?.() ?? String(performance.now());
  history.replaceState({ ...history.state, key }, '');
  return key;
}
