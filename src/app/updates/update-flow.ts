import { isPageHidden, onPageHidden } from '../../platform/page-lifecycle';
import { reloadPage } from '../../platform/page-load';
import { hasTypedText } from '../../platform/typed-text';
import type { SkipWaitingMessage } from '../../platform/worker-contract';
import { findRegistration } from '../../platform/worker-registration';
import { updateBarState } from './update-bar-state';

const SKIP_WAITING: SkipWaitingMessage = { type: 'skip-waiting' };

/**
 * Returns a function that asks the visitor, with `updateBarState`, whether to change to the version of a waiting worker. It
 * asks once per worker. After a yes, activates the worker that waits then, if any, and reloads the page once. Throws without
 * workers.
 * - Another tab activates the version: The visitor is asked here too. Without an answer the page reloads once it is hidden.
 * - A form holds typed text: A yes does nothing, and nothing reloads. Afterwards both work again.
 * - The new worker removes the site: The bar is hidden.
 */
export function createUpdateFlow(): (worker: object) => void {
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
  let lastOffered: object | null = null;

  function reload(): void {
    pageState = 'reloading';
    reloadPage();
  }

  function askVisitor(): void {
    updateBarState.set({ kind: 'update', agree });
  }

  /** Hides the bar and activates the waiting worker. The page reloads when that worker controls it. */
  async function agree(): Promise<void> {
    const waiting = (await findRegistration())?.waiting;
    if (hasTypedText()) return;
    updateBarState.set({ kind: 'hidden' });
    // No worker waits if another tab was first, so the new version is active already, or after "Delete everything".
    if (!waiting) return reload();
    pageState = 'agreed';
    waiting.postMessage(SKIP_WAITING);
  }

  serviceWorker.addEventListener('controllerchange', async () => {
    const { controller } = serviceWorker;
    if (pageState === 'uncontrolled') {
      pageState = 'current';
      return;
    }
    if (controller === null) return;
    if (controller.state === 'activating')
      await new Promise((resolve) => controller.addEventListener('statechange', resolve, { once: true }));
    // The worker removed the site from this device and unregistered itself. It may have been offered while it waited.
    if (!(await findRegistration())) return updateBarState.set({ kind: 'hidden' });
    if (pageState === 'reloading') return;
    if (!hasTypedText() && (pageState === 'agreed' || isPageHidden())) return reload();
    pageState = 'outdated';
    askVisitor();
  });
  onPageHidden(() => {
    if (pageState === 'outdated' && !hasTypedText()) reload();
  });

  return (worker) => {
    if (worker === lastOffered) return;
    lastOffered = worker;
    askVisitor();
  };
}
