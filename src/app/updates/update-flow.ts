import { isPageHidden, onPageHidden } from '../../platform/page-lifecycle';
import { reloadPage } from '../../platform/page-load';
import { isReloadBlocked } from '../../platform/reload-block';
import type { SkipWaitingMessage } from '../../platform/worker-contract';
import { isWorkerRegistered, untilActivated } from '../../platform/worker-state';
import { updateNotice } from './update-notice';

const SKIP_WAITING: SkipWaitingMessage = { type: 'skip-waiting' };

type WaitingWorker = Pick<ServiceWorker, 'postMessage'>;

/**
 * Returns the function to call when a new worker waits. It asks the visitor with `updateNotice`, once per worker. When the
 * visitor agrees, it activates the worker that `readWaiting` returns then, if any, and reloads the page once. Throws without
 * workers.
 * - Another tab activates the version: The visitor is asked here too. Without an answer the page reloads once it is hidden.
 * - A form holds typed text: Agreeing does nothing, and nothing reloads. Afterwards both work again.
 * - The new worker removes the site: The notice is hidden.
 */
export function createUpdateFlow(readWaiting: () => WaitingWorker | null): (worker: WaitingWorker) => void {
  const { serviceWorker } = navigator;
  /**
   * - 'uncontrolled': no worker controls the page yet.
   * - 'current': the active worker has the version of this page's scripts.
   * - 'agreed': the visitor agreed to a newer version, which is not active yet.
   * - 'outdated': the active worker has another version.
   * - 'reloading': `reload` has been called.
   */
  let pageState: 'uncontrolled' | 'current' | 'agreed' | 'outdated' | 'reloading' =
    serviceWorker.controller === null ? 'uncontrolled' : 'current';
  let offered: WaitingWorker | null = null;

  function reload(): void {
    pageState = 'reloading';
    reloadPage();
  }

  function ask(): void {
    updateNotice.set({ kind: 'update', agree });
  }

  /** Hides the notice and activates the waiting worker. The page reloads when that worker controls it. */
  function agree(): void {
    if (isReloadBlocked()) return;
    updateNotice.set({ kind: 'hidden' });
    const waiting = readWaiting();
    // No worker waits if another tab was first: the new version is active already.
    if (waiting === null) reload();
    else {
      pageState = 'agreed';
      waiting.postMessage(SKIP_WAITING);
    }
  }

  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    const isFirstControl = pageState === 'uncontrolled';
    if (isFirstControl) pageState = 'current';
    if (isFirstControl || controller === null) return;
    await untilActivated(controller);
    // The worker removed the site from this device and unregistered itself. It may have been offered while it waited.
    if (!(await isWorkerRegistered())) return updateNotice.set({ kind: 'hidden' });
    if (pageState === 'reloading') return;
    if (!isReloadBlocked() && (pageState === 'agreed' || isPageHidden())) return reload();
    pageState = 'outdated';
    ask();
  });
  onPageHidden(() => {
    if (pageState === 'outdated' && !isReloadBlocked()) reload();
  });

  return (worker) => {
    if (worker === offered) return;
    offered = worker;
    ask();
  };
}
