import { localStore } from '../../platform/browser-storage';
import { networkStatus, onNetworkReturn } from '../../platform/network-status';
import { onReturn, whenIdle, whenLoaded } from '../../platform/page-lifecycle';
import { hasLaterPages, storeLaterPages } from '../../platform/saved-pages';
import { whenConnectionAllows } from '../../platform/when-connection-allows';
import { isWorkerRegistered } from '../../platform/worker-registration';
import { checkSchedule } from './check-schedule';
import { type UpdateEvents, whenToUpdate } from './when-to-update';

interface ServiceWorkerEvents extends UpdateEvents {
  /** Pages and the newest twelve articles are stored. Called once while local storage lasts; if blocked, per installation. */
  onReadyOffline(hasLaterPages: boolean): void;
}

const WORKER_ADDRESS = '/service-worker.js';
const READY_ANNOUNCED_KEY = 'told-ready-offline';

/**
 * Registers the worker when the loaded page is idle. On a limited connection, waits first as `whenConnectionAllows` does. Looks
 * for new versions when the visitor returns, and repeats what failed (both: `checkSchedule`). Reports no failure. After each
 * successful check, and when the network returns, calls `storeLaterPages`. A worker that removed the site stays removed.
 * If another tab activates a new version, this page reloads when it is hidden, unless a form holds typed text.
 *
 * Returns a function to call when the visitor agrees to a new version. 'agreed': the page reloads when the new version controls
 * it, or at once if none waits. 'blocked': a form holds typed text, so nothing happens now, and `onUpdateWaiting` is called
 * when the text is gone. In the dev server, in a build that removes the worker, and where workers are missing, nothing is
 * registered, and the function only returns 'agreed'.
 */
export function registerServiceWorker(events: ServiceWorkerEvents): () => 'agreed' | 'blocked' {
  if (!isWanted() || !('serviceWorker' in navigator)) return () => 'agreed';

  const updates = whenToUpdate(events);
  const schedule = checkSchedule();
  let registration: ServiceWorkerRegistration | undefined;

  /** Registers the worker and reads its state. `asksServer`: also looks for a new version on the server. */
  async function checkWorker({ asksServer }: { asksServer: boolean }): Promise<void> {
    schedule.begin(Date.now());
    // A worker that controls this page but is not registered has removed the site from this device: do not register it again.
    if (navigator.serviceWorker.controller !== null && !(await isWorkerRegistered())) return;
    try {
      const { Workbox } = await import('workbox-window');
      // A new instance each time: an instance reports its first installation, and none after the second.
      const workbox = new Workbox(WORKER_ADDRESS);
      workbox.addEventListener('waiting', ({ sw }) => sw && updates.offer(sw));
      workbox.addEventListener(
        'activated',
        ({ isUpdate }) => isUpdate || void announceReadyOnce(events, 'just installed'),
      );
      registration = await workbox.register();
      if (asksServer && !registration?.installing) await registration?.update();
    } catch {
      // A setting blocks workers, or the server does not answer. The retry is the same.
      handleFailure();
      return;
    }
    // Nothing is left to install, for example because another tab has installed the worker.
    if (registration?.active && !registration.installing) schedule.succeed();
    if (registration?.active?.state === 'activated') void announceReadyOnce(events, 'installed before');
    // Also reports an installation that the browser began before workbox-window was loaded.
    registration?.installing?.addEventListener('statechange', handleInstallation, { once: true });
    storeLaterPages();
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
    onReturn(() => {
      // Without network the check would only fail.
      if (networkStatus.getSnapshot() && schedule.visitorReturned(Date.now()))
        void checkWorker({ asksServer: true });
    });
    onNetworkReturn(() => {
      if (schedule.networkReturned()) void checkWorker({ asksServer: true });
      storeLaterPages();
    });
    whenLoaded(() => whenIdle(() => void checkWorker({ asksServer: false })));
  });

  return () => updates.agree(registration?.waiting ?? null);
}

/** False in the dev server, and in a build that removes the worker: the browser itself fetches that worker. */
function isWanted(): boolean {
  return import.meta.env.PROD && import.meta.env.VITE_SW !== 'remove';
}

async function announceReadyOnce(
  events: ServiceWorkerEvents,
  when: 'just installed' | 'installed before',
): Promise<void> {
  if (localStore.read(READY_ANNOUNCED_KEY).text !== null || !(await isWorkerRegistered())) return;
  const isNoted = localStore.write(READY_ANNOUNCED_KEY, 'yes').ok;
  // If storage is blocked, only the installation itself is announced.
  if (isNoted || when === 'just installed') events.onReadyOffline(await hasLaterPages());
}
