import { combineCleanups, listen } from './listen';

/** One return of the visitor fires up to three events within milliseconds. */
const RETURN_BURST_MS = 1_000;

/**
 * Calls back when the visitor returns to this page: its tab is shown, its window gets the focus, or the page comes from the
 * back/forward cache. Does not call back again within `RETURN_BURST_MS`. Returns a function that stops it.
 */
export function onVisitorReturn(callback: () => void): () => void {
  let lastReturn = Number.NEGATIVE_INFINITY;

  function handleEvent(event: Event): void {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    const now = performance.now();
    if (isFirstShow || isPageHidden() || now - lastReturn < RETURN_BURST_MS) return;
    lastReturn = now;
    callback();
  }

  return combineCleanups([
    listen(document, ['visibilitychange'], handleEvent),
    // Safari fires only `pageshow` for a page from the back/forward cache.
    listen(window, ['focus', 'pageshow'], handleEvent),
  ]);
}

/** Calls back each time the page becomes hidden (`isPageHidden`). Returns a function that stops it. */
export function onPageHidden(callback: () => void): () => void {
  return listen(document, ['visibilitychange'], () => {
    if (isPageHidden()) callback();
  });
}

/** Returns true while the page is hidden, by another tab or app or a locked phone. */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** A background tab paints nothing and gets no animation frame until it is shown. */
const UNPAINTED_TAB_MS = 3_000;

/** Calls back once, after the page is painted, or after `UNPAINTED_TAB_MS` at the latest. It cannot be cancelled. */
export function afterPaint(callback: () => void): void {
  const painted = new Promise<void>((resolve) => {
    // A frame callback runs before the paint of its frame. A task that it schedules runs after the paint.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNPAINTED_TAB_MS);
  });
  void painted.then(callback);
}

/** Resolves in a new task, so that the browser can handle a tap or paint a frame before the work continues. */
export function nextTask(): Promise<void> {
  // This is a message, not a timer, because browsers delay nested timers by 4 ms.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Calls back once, when the page has loaded: at once, or at the load event. It cannot be cancelled. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

/** Calls back once after the load event, when the browser is idle or 2 s later. Safari waits 200 ms. It cannot be cancelled. */
export function whenIdle(callback: () => void): void {
  whenLoaded(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback(), { timeout: 2_000 });
    else setTimeout(callback, 200);
  });
}
