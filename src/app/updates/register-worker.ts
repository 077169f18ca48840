import { appShellCopy } from '../../content/copy/app-shell';
import { safeLocalStorage } from '../../platform/browser-storage';
import { isOnline, onNetworkReturn } from '../../platform/online-status';
import { isPageHidden, onVisitorReturn, whenIdle } from '../../platform/page-lifecycle';
import { hasLaterFiles, requestLaterFiles } from '../../platform/stored-pages';
import { findRegistration } from '../../platform/worker-registration';
import { whenConnectionAllows } from '../start/when-connection-allows';
import { updateBarState } from './update-bar-state';
import { createUpdateFlow } from './update-flow';

const WORKER_PATH = '/service-worker.js';
const READY_ANNOUNCED_KEY = 'told-ready-offline';

/** An installed iOS app never looks for a new version by itself, and a tab may stay open for weeks. */
const CHECK_EVERY_MS = 30 * 60_000;

/** How often the page looks whether a check is due. So it repeats a failed check or a first failed installation this soon. */
const RETRY_WITHIN_MS = 60_000;

/**
 * Registers the worker when the loaded page is idle, or later on a limited connection. Then looks for new versions, requests
 * the later files and sets `updateBarState`. Retries failures silently. Call it once.
 * - Says once that the site opens offline. Asks about a new version, and may reload the page for it (`createUpdateFlow`).
 * - Looks for a new version every `CHECK_EVERY_MS`, and never while the page is hidden or without network.
 * - Does nothing without workers, in the dev server, and with `VITE_SW=remove`.
 * - Registers no worker on a page that a removed worker still controls (`findRegistration`).
 */
export function registerWorker(): void {
  // The browser itself fetches a worker that removes the site. The dev server has no worker.
  const buildHasWorker = import.meta.env.PROD && import.meta.env.VITE_SW !== 'remove';
  if (!buildHasWorker || !('serviceWorker' in navigator)) return;

  const offerUpdate = createUpdateFlow();
  /**
   * From this time on, a check is due. It is 0 until an attempt finds the worker installed or being installed, and again after
   * each failure. So a return also begins a check while another check runs, which may fail because its network was lost.
   */
  let nextCheckAt = 0;
  /**
   * After installations that failed one after the other, the timer does not look until `pauseEnd`. Storage that is full stays
   * full, and each try may download the whole pack. A return of the visitor or the network does not wait for it.
   */
  let pauseEnd = 0;
  let nextPauseMs = 0;

  whenConnectionAllows(() => {
    onVisitorReturn(checkForUpdateIfDue);
    onNetworkReturn(() => {
      checkForUpdateIfDue();
      requestLaterFiles();
    });
    whenIdle(() => {
      void attemptRegistration({ checksForUpdate: false });
      setInterval(() => {
        if (Date.now() >= pauseEnd) checkForUpdateIfDue();
      }, RETRY_WITHIN_MS);
    });
  });

  /** Registers the worker and reads its state. If `checksForUpdate`, looks for a new version. A failure makes a check due. */
  async function attemptRegistration({ checksForUpdate }: { checksForUpdate: boolean }): Promise<void> {
    try {
      const { Workbox } = await import('workbox-window');
      // A worker that controls this page but is not registered has removed the site from this device. It stays removed.
      if (navigator.serviceWorker.controller !== null && !(await findRegistration())) return;
      // workbox-window allows one `register` for an instance, and an instance reports no installation after the second. So each
      // attempt needs a new one.
      const workbox = new Workbox(WORKER_PATH);
      workbox.addEventListener('waiting', ({ sw }) => sw && offerUpdate(sw));
      workbox.addEventListener('activated', () => void announceReadyOnce());
      const registration = await workbox.register();
      if (checksForUpdate && !registration?.installing) await registration?.update();
      // Another tab may have installed the worker. If an installation fails, `handleInstallation` allows the next check.
      if (registration?.installing || registration?.active) nextCheckAt = Date.now() + CHECK_EVERY_MS;
      if (registration?.active && !registration.installing) nextPauseMs = 0;
      if (registration?.active?.state === 'activated') void announceReadyOnce();
      // Also reports an installation that the browser began before workbox-window was loaded.
      registration?.installing?.addEventListener('statechange', handleInstallation, { once: true });
      requestLaterFiles();
    } catch {
      // A setting blocks workers, or the server does not answer. The retry is the same.
      nextCheckAt = 0;
      pauseEnd = 0;
    }
  }

  /** Is called when an installation has ended. After a success a new instance reports whether the worker waits. */
  function handleInstallation({ target }: Event): void {
    if (target instanceof ServiceWorker && target.state === 'redundant') {
      nextCheckAt = 0;
      pauseEnd = Date.now() + nextPauseMs;
      nextPauseMs = nextPauseMs === 0 ? RETRY_WITHIN_MS : Math.min(2 * nextPauseMs, CHECK_EVERY_MS);
    } else void attemptRegistration({ checksForUpdate: false });
  }

  /** Looks for a new version if a check is due, the page is visible and the browser is online. */
  function checkForUpdateIfDue(): void {
    // A tab that stays hidden must not download a broken version again and again. Without network the check would only fail.
    if (Date.now() < nextCheckAt || isPageHidden() || !isOnline()) return;
    void attemptRegistration({ checksForUpdate: true });
  }
}

/** Announces offline use once, while local storage lasts. Does nothing if it cannot note that, and so would repeat it. */
async function announceReadyOnce(): Promise<void> {
  if (safeLocalStorage.read(READY_ANNOUNCED_KEY).text !== null || !(await findRegistration())) return;
  if (!safeLocalStorage.write(READY_ANNOUNCED_KEY, 'yes').ok) return;
  const { text, textExceptLater } = appShellCopy.readyOffline;
  const ready = { kind: 'ready', text: (await hasLaterFiles()) ? textExceptLater : text } as const;
  // This must not replace the question about a new version, which is asked once.
  if (updateBarState.getSnapshot().kind === 'hidden') updateBarState.set(ready);
}
