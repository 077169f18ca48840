import { isHidden, onHidden } from '../../platform/page-lifecycle';
import { isReloadBlocked } from '../../platform/reload-block';
import type { SkipWaitingMessage } from '../../platform/worker-contract';
import { isWorkerRegistered, untilActivated } from '../../platform/worker-state';
import { updateNotice } from './update-notice';

const SKIP_WAITING: SkipWaitingMessage = { type: 'skip-waiting' };

type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

/**
 * Asks the visitor about a new version with `updateNotice`, and reloads the page into it, once. Throws without workers.
 * - Another tab has activated the version: It asks too, and reloads when the page is hidden.
 * - A form holds typed text: It does not reload.
 * - The new worker removed the site: It only hides the notice.
 */
export function createUpdateFlow() {
  const { serviceWorker } = navigator;
  /**
   * - 'uncontrolled': no worker controls the page yet.
   * - 'current': the active worker has the version of this page's scripts.
   * - 'outdated': it has another version.
   * - 'reloading': `reload` has been called.
   */
  let pageState: 'uncontrolled' | 'current' | 'outdated' | 'reloading' =
    serviceWorker.controller === null ? 'uncontrolled' : 'current';
  let offered: WaitingWorker | null = null;
  let hasAgreed = false;

  function reload(): void {
    if (pageState === 'reloading') return;
    pageState = 'reloading';
    location.reload();
  }

  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    const isFirstControl = pageState === 'uncontrolled' && !hasAgreed;
    if (pageState === 'uncontrolled') pageState = 'current';
    if (isFirstControl || controller === null) return;
    await untilActivated(controller);
    // The worker removed the site from this device and unregistered itself. It may have been offered while it waited.
    if (!(await isWorkerRegistered())) return updateNotice.set('hidden');
    if (pageState === 'current') pageState = 'outdated';
    if (!isReloadBlocked() && (hasAgreed || isHidden())) reload();
    else updateNotice.set('update');
  });
  onHidden(() => {
    if (pageState === 'outdated' && !isReloadBlocked()) reload();
  });

  return {
    /** Call it when a new worker waits. Asks the visitor, once per worker. */
    offer(worker: WaitingWorker): void {
      if (worker === offered) return;
      offered = worker;
      updateNotice.set('update');
    },
    /**
     * Call it when the visitor agrees. Hides the notice and activates the waiting worker; the page reloads when that worker
     * controls it. With null the page reloads at once. Does nothing while a form holds typed text.
     */
    agree(waiting: WaitingWorker | null): void {
      if (isReloadBlocked()) return;
      updateNotice.set('hidden');
      hasAgreed = true;
      // No worker waits if another tab was first: the new version is active already.
      if (waiting === null) reload();
      else waiting.postMessage(SKIP_WAITING);
    },
  };
}
