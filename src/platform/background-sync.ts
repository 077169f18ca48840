import type { LeadSyncTag } from '../../sw/messages';

const leadSyncTag: LeadSyncTag = 'kitaki-leads';

/** A browser that does not answer within this time is taken for one that can't: a person waits for what we say. */
const PATIENCE_MS = 2_000;

/**
 * Asks the browser to wake the worker and send the waiting leads once there is a network, even with every tab closed.
 * False: it can't (Safari, Firefox, no worker, not allowed), and the page has to send them by itself.
 */
export function registerLeadSync(): Promise<boolean> {
  return withSync(async ({ sync }) => {
    await sync.register(leadSyncTag);
    return true;
  });
}

/** Whether the browser has promised to wake the worker for the waiting leads. */
export function isLeadSyncRegistered(): Promise<boolean> {
  return withSync(async ({ sync }) => (await sync.getTags()).includes(leadSyncTag));
}

async function withSync(ask: (registration: SyncRegistration) => Promise<boolean>): Promise<boolean> {
  const isTooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    // Not `serviceWorker.ready`: where the worker never installs, that promise never settles.
    const registration = await Promise.race([navigator.serviceWorker.getRegistration(), isTooLate]);
    if (!registration?.active || !canSync(registration)) return false;
    return (await Promise.race([ask(registration), isTooLate])) === true;
  } catch {
    return false;
  }
}

/** Background Sync exists in Chromium only, and so not in TypeScript's library: https://wicg.github.io/background-sync/spec/ */
interface SyncRegistration {
  readonly sync: { register(tag: string): Promise<void>; getTags(): Promise<readonly string[]> };
}

function canSync<R extends ServiceWorkerRegistration>(registration: R): registration is R & SyncRegistration {
  return 'sync' in registration;
}
