import { createStore } from '../../platform/external-store';
import { registerServiceWorker } from './register-worker';

/** What `UpdateBar` shows: the site opens offline (all, or older articles follow), or a new version waits. */
export const updateNotice = createStore<'hidden' | 'ready' | 'ready-but-older' | 'update' | 'blocked'>(
  'hidden',
);

let agree: ReturnType<typeof registerServiceWorker> | undefined;

/** Calls `registerServiceWorker`, whose events set `updateNotice` from then on. Further calls do nothing. */
export function startUpdates(): void {
  agree ??= registerServiceWorker({
    onReadyOffline(hasLaterPages) {
      // Not over the question about a new version, which is asked once.
      if (updateNotice.getSnapshot() === 'hidden')
        updateNotice.set(hasLaterPages ? 'ready-but-older' : 'ready');
    },
    onUpdateWaiting: () => updateNotice.set('update'),
    onUpdateGone: () => updateNotice.set('hidden'),
  });
}

/**
 * Hides `updateNotice`, and reloads the page when the new version controls it, or at once if no version waits. While a form
 * holds typed text, only sets `updateNotice` to 'blocked', and to 'update' when the text is gone. Before `startUpdates`, and
 * where `registerServiceWorker` does nothing, only hides `updateNotice`.
 */
export function applyUpdate(): void {
  updateNotice.set(agree?.() === 'blocked' ? 'blocked' : 'hidden');
}
