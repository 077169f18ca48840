import { isHidden, onHidden } from '../../platform/page-lifecycle';
import { isReloadBlocked, onReloadUnblocked } from '../../platform/reload-block';
import type { SkipWaitingMessage } from '../../platform/worker-contract';
import { isWorkerRegistered, untilActivated } from '../../platform/worker-registration';

const skipWaiting: SkipWaitingMessage = { type: 'skip-waiting' };

type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

export interface UpdateEvents {
  /** The visitor may be asked. Called again after typing has ended, and for a newer version. */
  onUpdateWaiting(): void;
  /** The worker removed the site and unregistered itself. */
  onUpdateGone(): void;
}

/**
 * Decides when this page reloads into another version, once. Returns `offer`, to call when a new worker waits, and `agree`, to
 * call when the visitor agrees: then the page reloads as soon as the new version controls it. If another tab activated a
 * version, reloads when this page is hidden; if it is visible, first calls `onUpdateWaiting`. While a form holds typed text,
 * neither happens, and `onUpdateWaiting` follows when the text is gone. If the new worker removed the site, only calls
 * `onUpdateGone`. Throws where workers are missing.
 */
export function whenToUpdate(events: UpdateEvents) {
  const { serviceWorker } = navigator;
  /** 'current': the active worker has the version of this page's scripts. 'outdated': it has another version. */
  let page: 'uncontrolled' | 'current' | 'outdated' | 'reloading' =
    serviceWorker.controller === null ? 'uncontrolled' : 'current';
  let offered: WaitingWorker | null = null;
  let isQuestionPending = false;
  let hasAgreed = false;

  function askWhenFree(): void {
    isQuestionPending = isReloadBlocked();
    if (!isQuestionPending) events.onUpdateWaiting();
  }

  function reload(): void {
    if (page === 'reloading') return;
    page = 'reloading';
    location.reload();
  }

  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    const isFirstControl = page === 'uncontrolled' && !hasAgreed;
    if (page === 'uncontrolled') page = 'current';
    if (isFirstControl || controller === null) return;
    await untilActivated(controller);
    // The worker removed the site from this device and unregistered itself. It may have been offered while it waited.
    if (!(await isWorkerRegistered())) {
      isQuestionPending = false;
      events.onUpdateGone();
      return;
    }
    if (page === 'current') page = 'outdated';
    if (!isReloadBlocked() && (hasAgreed || isHidden())) reload();
    else askWhenFree();
  });
  onHidden(() => {
    if (page === 'outdated' && !isReloadBlocked()) reload();
  });
  onReloadUnblocked(() => {
    if (isQuestionPending) askWhenFree();
  });

  return {
    /** A new worker waits. Calls `onUpdateWaiting`, once per worker. */
    offer(worker: WaitingWorker): void {
      if (worker === offered) return;
      offered = worker;
      askWhenFree();
    },
    /**
     * The visitor agrees. Activates the worker that waits, then reloads; null: reloads at once. 'blocked': a form holds typed
     * text, so nothing happens now, and `onUpdateWaiting` is called after the text is gone.
     */
    agree(waiting: WaitingWorker | null): 'agreed' | 'blocked' {
      isQuestionPending = isReloadBlocked();
      if (isQuestionPending) return 'blocked';
      hasAgreed = true;
      // No worker waits if another tab was first: the new version is active already.
      if (waiting === null) reload();
      else waiting.postMessage(skipWaiting);
      return 'agreed';
    },
  };
}
