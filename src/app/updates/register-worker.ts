import { localStore } from '../../platform/browser-storage';
import { onReturn, whenIdle, whenLoaded } from '../../platform/page-lifecycle';
import { isWorkerRegistered } from '../../platform/worker-registration';
import { whenConnectionAllows } from '../when-connection-allows';
import { whenToUpdate } from './when-to-update';

export interface ServiceWorkerEvents {
  /** Every page of the site is on this device. Once per installation. */
  onReadyOffline(): void;
  /** A new version is ready and the person may be asked. May come again: after typing has ended, or for a newer one. */
  onUpdateWaiting(): void;
  /** No new version is there any more: nothing is left to ask. */
  onUpdateGone(): void;
}

export interface ServiceWorkerControl {
  /**
   * The person agreed to the new version: the page reloads once, as soon as that version is in charge. `blocked`: text is
   * typed in this tab, so nothing happens now, and `onUpdateWaiting` comes again when it has been sent or cleared.
   */
  applyUpdate(): 'reloading' | 'blocked';
}

const workerAddress = '/service-worker.js';
const toldReadyKey = 'told-ready-offline';

/** An installed iOS app never looks for a new version by itself, and a tab may stay open for weeks. */
const checkEveryMs = 30 * 60_000;

/** After a failed installation. Beyond these, a returning network or person starts the next try. */
const retryPausesMs = [30_000, 60_000, 120_000, 300_000, 600_000];

/**
 * Registers the worker after load, in a quiet moment, and speaks for it from then on. On a limited connection a first
 * installation waits for a visitor who uses the page (`limited-connection.ts`). Where workers are blocked or missing, and in the dev server, nothing
 * happens and the site works from the network.
 */
export function registerServiceWorker(events: ServiceWorkerEvents): ServiceWorkerControl {
  if (!isWanted() || !('serviceWorker' in navigator)) return { applyUpdate: () => 'reloading' };

  const updates = whenToUpdate({
    ask: () => events.onUpdateWaiting(),
    withdraw: () => events.onUpdateGone(),
  });
  let registration: ServiceWorkerRegistration | undefined;
  let lastCheck = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let hasNetworkReturned = false;

  async function checkForUpdate(where: 'here' | 'at the server'): Promise<void> {
    lastCheck = Date.now();
    // In charge of this page and yet gone: it has taken the site off this device, and the page does not bring it back.
    if (navigator.serviceWorker.controller !== null && !(await isWorkerRegistered())) return;
    try {
      const { Workbox } = await import('workbox-window');
      // A new instance each time: one hears its first installation, and goes deaf after the second.
      const workbox = new Workbox(workerAddress);
      workbox.addEventListener('waiting', ({ sw }) => sw && updates.offer(sw));
      workbox.addEventListener(
        'activated',
        ({ isUpdate }) => isUpdate || void tellReadyOnce(events, 'just installed'),
      );
      registration = await workbox.register();
      if (where === 'at the server' && !registration?.installing) await registration?.update();
    } catch {
      // Blocked by a setting, or no network: the same wait serves both.
      if (registration === undefined) handleFailure();
      return;
    }
    if (registration?.active?.state === 'activated') void tellReadyOnce(events, 'installed before');
    // Also hears an installation that the browser began before workbox-window was there to listen.
    registration?.installing?.addEventListener('statechange', handleInstallation, { once: true });
  }

  function handleInstallation({ target }: Event): void {
    if (target instanceof ServiceWorker && target.state === 'redundant') {
      handleFailure();
    } else {
      failures = 0;
      hasNetworkReturned = false;
      void checkForUpdate('here');
    }
  }

  function handleFailure(): void {
    // The network came back before the failure was known: there is nothing to wait for.
    const pauseMs = hasNetworkReturned ? 0 : retryPausesMs[failures];
    hasNetworkReturned = false;
    failures += 1;
    if (pauseMs !== undefined) setTimeout(() => void checkForUpdate('at the server'), pauseMs);
  }

  function begin(): void {
    onReturn(() => {
      if (failures > 0 || Date.now() - lastCheck >= checkEveryMs) void checkForUpdate('at the server');
    });
    window.addEventListener('online', () => {
      if (failures > 0) void checkForUpdate('at the server');
      else hasNetworkReturned = true;
    });
    whenLoaded(() => whenIdle(() => void checkForUpdate('here')));
  }
  whenConnectionAllows(begin);

  return { applyUpdate: () => updates.agree(registration?.waiting ?? null) };
}

/** Not in the dev server. Nor in a build that removes the worker: the browser itself fetches that end of an old one. */
function isWanted(): boolean {
  return import.meta.env.PROD && import.meta.env.VITE_SW !== 'remove';
}

async function tellReadyOnce(
  events: ServiceWorkerEvents,
  when: 'just installed' | 'installed before',
): Promise<void> {
  if (localStore.read(toldReadyKey).text !== null || !(await isWorkerRegistered())) return;
  const isNoted = localStore.write(toldReadyKey, 'yes').ok;
  // Where nothing can be noted, only the installation itself is news.
  if (isNoted || when === 'just installed') events.onReadyOffline();
}
