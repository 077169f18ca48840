import { createStore } from '../../platform/external-store';
import { registerServiceWorker } from './register-worker';

/** What `UpdateBar` shows: the site opens offline (all, or older articles follow), or a new version waits. */
export const updateNotice = createStore<'hidden' | 'ready' | 'ready-but-older' | 'update' | 'blocked'>(
  'hidden',
);

let agree: ReturnType<typeof registerServiceWorker> | undefined;

/** Registers the service worker, which from then on sets `updateNotice`. Further calls do nothing. */
export function startUpdates(): void {
  agree ??= registerServiceWorker({
    onReadyOffline: (hasLaterPages) => updateNotice.set(hasLaterPages ? 'ready-but-older' : 'ready'),
    onUpdateWaiting: () => updateNotice.set('update'),
    onUpdateGone: () => updateNotice.set('hidden'),
  });
}

/** Reloads the page into the new version. If a form holds typed text, only sets `updateNotice` to 'blocked'. */
export function applyUpdate(): void {
  updateNotice.set(agree?.() === 'blocked' ? 'blocked' : 'hidden');
}
