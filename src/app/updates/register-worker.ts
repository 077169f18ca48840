import { safeLocalStorage } from '../../platform/browser-storage';
import { onlineStatus, onNetworkReturn } from '../../platform/online-status';
import { onVisitorReturn, whenIdle, whenLoaded } from '../../platform/page-lifecycle';
import { hasLaterFiles, requestLaterFiles } from '../../platform/stored-pages';
import { isWorkerRegistered } from '../../platform/worker-state';
import { whenConnectionAllows } from '../when-connection-allows';
import { createCheckSchedule } from './check-schedule';
import { createUpdateFlow } from './update-flow';
import { updateNotice } from './update-notice';

const WORKER_PATH = '/service-worker.js';
const READY_ANNOUNCED_KEY = 'told-ready-offline';

/**
 * Registers the worker when the loaded page is idle, or later on a limited connection. Then looks for new versions, requests
 * the later files and sets `updateNotice`. Retries failures silently. Returns a function to call when the visitor agrees to a
 * new version. Does nothing without workers, in the dev server, and with `VITE_SW=remove`.
 */
export function registerServiceWorker(): () => void {
  if (!isWanted() || !('serviceWorker' in navigator)) return () => undefined;

  const updates = createUpdateFlow();
  const schedule = createCheckSchedule();
  let registration: ServiceWorkerRegistration | undefined;

  /** Registers the worker and reads its state. With `asksServer` also looks for a new version on the server. */
  async function checkWorker({ asksServer }: { asksServer: boolean }): Promise<void> {
    schedule.begin(Date.now());
    try {
      const { Workbox } = await import('workbox-window');
      // A worker that controls this page but is not registered has removed the site from this device. It stays removed.
      if (navigator.serviceWorker.controller !== null && !(await isWorkerRegistered())) return;
      // Each check needs a new instance, because an instance reports no installation after the second.
      const workbox = new Workbox(WORKER_PATH);
      workbox.addEventListener('waiting', ({ sw }) => sw && updates.offer(sw));
      workbox.addEventListener('activated', ({ isUpdate }) => {
        if (!isUpdate) void announceReadyOnce('just-installed');
      });
      registration = await workbox.register();
      if (asksServer && !registration?.installing) await registration?.update();
    } catch {
      // A setting blocks workers, or the server does not answer. The retry is the same.
      handleFailure();
      return;
    }
    // Nothing is left to install, for example because another tab has installed the worker.
    if (registration?.active && !registration.installing) schedule.succeed();
    if (registration?.active?.state === 'activated') void announceReadyOnce('installed-before');
    // Also reports an installation that the browser began before workbox-window was loaded.
    registration?.installing?.addEventListener('statechange', handleInstallation, { once: true });
    requestLaterFiles();
  }

  function handleInstallation({ target }: Event): void {
    if (target instanceof ServiceWorker && target.state === 'redundant') {
      handleFailure();
    } else {
      schedule.succeed();
      void checkWorker({ asksServer: false });
    }
  }

  function handleFailure(): void {
    const pauseMs = schedule.fail();
    if (pauseMs !== undefined) setTimeout(() => void checkWorker({ asksServer: true }), pauseMs);
  }

  whenConnectionAllows(() => {
    onVisitorReturn(() => {
      // Without network the check would only fail.
      if (onlineStatus.getSnapshot() && schedule.isDueOnVisitorReturn(Date.now()))
        void checkWorker({ asksServer: true });
    });
    onNetworkReturn(() => {
      if (schedule.recordNetworkReturn()) void checkWorker({ asksServer: true });
      requestLaterFiles();
    });
    whenLoaded(() => whenIdle(() => void checkWorker({ asksServer: false })));
  });

  return () => updates.agree(registration?.waiting ?? null);
}

/** Returns false in the dev server, and in a build that removes the worker, because the browser itself fetches that worker. */
function isWanted(): boolean {
  return import.meta.env.PROD && import.meta.env.VITE_SW !== 'remove';
}

/** Announces offline use once, while local storage lasts. If storage is blocked, announces it only after an installation. */
async function announceReadyOnce(when: 'just-installed' | 'installed-before'): Promise<void> {
  if (safeLocalStorage.read(READY_ANNOUNCED_KEY).text !== null || !(await isWorkerRegistered())) return;
  const isNoted = safeLocalStorage.write(READY_ANNOUNCED_KEY, 'yes').ok;
  if (!isNoted && when === 'installed-before') return;
  const hasLater = await hasLaterFiles();
  // The notice must not replace the question about a new version, which is asked once.
  if (updateNotice.getSnapshot() === 'hidden') updateNotice.set(hasLater ? 'ready-but-later' : 'ready');
}
