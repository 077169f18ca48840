import type { LeadSyncTag } from '../../sw/messages';

const leadSyncTag: LeadSyncTag = 'kitaki-leads';

/**
 * Asks the browser to wake the worker and send the waiting leads once there is a network, even with every tab closed.
 * False: it can't (Safari, Firefox, no worker, not allowed), and the page has to send them by itself.
 */
export async function registerLeadSync(): Promise<boolean> {
  try {
    // Not `serviceWorker.ready`: where the worker never installs, that promise never settles.
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || !canSync(registration)) return false;
    await registration.sync.register(leadSyncTag);
    return true;
  } catch {
    return false;
  }
}

/** Background Sync exists in Chromium only, and so not in TypeScript's library: https://wicg.github.io/background-sync/spec/ */
interface SyncRegistration {
  readonly sync: { register(tag: string): Promise<void> };
}

function canSync<R extends ServiceWorkerRegistration>(registration: R): registration is R & SyncRegistration {
  return 'sync' in registration;
}
