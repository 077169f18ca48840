import { listen, stopAll } from './listen';

/** One return of the visitor fires up to three events within milliseconds. */
const RETURN_BURST_MS = 1_000;

/**
 * Calls back when the visitor returns to this page: the tab is shown, its window gets the focus, or the page is shown again
 * from the back/forward cache (Safari then fires no other event). After a call, ignores further events for one second. Never
 * calls back at once. Returns a function that stops it.
 */
export function onReturn(callback: () => void): () => void {
  let lastReturn = Number.NEGATIVE_INFINITY;

  function handleEvent(event: Event): void {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    if (isFirstShow || isHidden() || event.timeStamp - lastReturn < RETURN_BURST_MS) return;
    lastReturn = event.timeStamp;
    callback();
  }

  return stopAll([
    listen(document, ['visibilitychange'], handleEvent),
    listen(window, ['focus', 'pageshow'], handleEvent),
  ]);
}

/** Calls back each time the page becomes hidden: another tab or app, a locked phone. Returns a function that stops it. */
export function onHidden(callback: () => void): () => void {
  return listen(document, ['visibilitychange'], () => {
    if (isHidden()) callback();
  });
}

/** Returns true if the tab is hidden now. `onHidden` calls back when that happens. */
export function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Returns true if the visitor's system asks for reduced motion now. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A background tab paints nothing and gets no animation frame until it is shown. */
const UNPAINTED_TAB_MS = 3_000;

/**
 * Calls back once, after the browser has painted the current state of the page, at the latest after three seconds: a background
 * tab paints nothing. Cannot be cancelled.
 */
export function afterPaint(callback: () => void): void {
  let isDone = false;
  function finish(): void {
    if (isDone) return;
    isDone = true;
    callback();
  }
  // A frame callback runs before the paint of its frame; a task that it schedules runs after it.
  requestAnimationFrame(() => setTimeout(finish));
  setTimeout(finish, UNPAINTED_TAB_MS);
}

/** Resolves in a new task, so that the browser can handle a tap or paint a frame before the work continues. Never rejects. */
export function nextTask(): Promise<void> {
  // A message instead of a timer: browsers delay nested timers by 4 ms.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Calls back once in a new task: after the load event, or now if the page has loaded already. Cannot be cancelled. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') setTimeout(callback);
  else window.addEventListener('load', () => setTimeout(callback), { once: true });
}

/** Calls back once when the browser is idle, at the latest after 2 s. In Safari: after 200 ms. Cannot be cancelled. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback(), { timeout: 2_000 });
  else setTimeout(callback, 200);
}
