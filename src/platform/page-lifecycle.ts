/** One return fires up to three events, within milliseconds. */
const returnBurstMs = 1_000;

/**
 * Calls back when the person comes back to this page: the tab is shown, its window gets the focus, or the page leaves
 * the back/forward cache (the only sign of life Safari gives there). Several of these at once count as one return.
 */
export function onReturn(callback: () => void): () => void {
  let lastReturn = Number.NEGATIVE_INFINITY;

  function handleSign(event: Event): void {
    const isFirstShow = event instanceof PageTransitionEvent && !event.persisted;
    if (isFirstShow || document.visibilityState === 'hidden' || event.timeStamp - lastReturn < returnBurstMs)
      return;
    lastReturn = event.timeStamp;
    callback();
  }

  document.addEventListener('visibilitychange', handleSign);
  window.addEventListener('focus', handleSign);
  window.addEventListener('pageshow', handleSign);
  return () => {
    document.removeEventListener('visibilitychange', handleSign);
    window.removeEventListener('focus', handleSign);
    window.removeEventListener('pageshow', handleSign);
  };
}

/** Calls back each time the page goes out of sight: another tab, another app, a locked phone. */
export function onHidden(callback: () => void): () => void {
  function handleChange(): void {
    if (document.visibilityState === 'hidden') callback();
  }
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}

/** Calls back when the page is left. Safari may leave a page for another one without hiding it first. */
export function onLeave(callback: () => void): () => void {
  window.addEventListener('pagehide', callback);
  return () => window.removeEventListener('pagehide', callback);
}

/** Whether nobody is looking at this page right now. */
export function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** Whether the person asked their system for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A tab opened in the background paints nothing, and gets no animation frame, until it is looked at. */
const unpaintedTabMs = 3_000;

/** Calls back once, when the browser has painted what the page shows now: behind the answer to a tap, or the HTML of a load. */
export function afterPaint(callback: () => void): void {
  let isDone = false;
  function finish(): void {
    if (isDone) return;
    isDone = true;
    callback();
  }
  // A frame callback runs before its paint; the task after it runs behind the paint.
  requestAnimationFrame(() => setTimeout(finish));
  setTimeout(finish, unpaintedTabMs);
}

/** Lets the browser answer a tap or paint a frame before the work goes on. */
export function nextTask(): Promise<void> {
  // A message, because nested timers are held up for 4 ms each.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Calls back after the load event; in the next task when it has passed. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') setTimeout(callback);
  else window.addEventListener('load', () => setTimeout(callback), { once: true });
}

/** Calls back in a quiet moment, or after `timeoutMs` at the latest. */
export function whenIdle(callback: () => void, timeoutMs = 2_000): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => callback(), { timeout: timeoutMs });
  else setTimeout(callback, 200);
}
