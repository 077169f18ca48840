import { LEAD_SYNC_TAG } from './worker-contract';
import { findRegistration } from './worker-registration';

/** A browser that does not answer in this time counts as unable, because the visitor is waiting for the notice. */
const TIMEOUT_MS = 2_000;

/**
 * Asks the browser to wake the worker when there is a network, to send waiting leads even with all tabs closed. Never rejects.
 * - true: The browser agrees.
 * - false: It refuses, does not answer within `TIMEOUT_MS` or lacks Background Sync (Safari, Firefox), or no worker is active.
 *   After `TIMEOUT_MS` it may still agree, and then it wakes the worker although the result was false.
 */
export function registerLeadSync(): Promise<boolean> {
  return withSync(async (sync) => {
    await sync.register(LEAD_SYNC_TAG);
    return true;
  });
}

/**
 * Resolves to true if the browser is going to wake the worker for waiting leads. Resolves to false in every other case, also
 * if the browser does not answer within `TIMEOUT_MS`. Never rejects.
 */
export function isLeadSyncRegistered(): Promise<boolean> {
  return withSync(async (sync) => (await sync.getTags()).includes(LEAD_SYNC_TAG));
}

/** Resolves to what `ask` resolves to, or to false in the cases of `registerLeadSync`. */
function withSync(ask: (sync: SyncManager) => Promise<boolean>): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false));
  const askActive = async () => {
    // `serviceWorker.ready` would never settle if the worker is never installed.
    const registration = await findRegistration();
    return Boolean(registration?.active && registration.sync && (await ask(registration.sync)));
  };
  return Promise.race([askActive().catch(() => false), timeout]);
}

/** TypeScript's library lacks it, because only Chromium has Background Sync: https://wicg.github.io/background-sync/spec/ */
interface SyncManager {
  register(tag: string): Promise<void>;
  getTags(): Promise<readonly string[]>;
}
declare global {
  interface ServiceWorkerRegistration {
    readonly sync?: SyncManager;
  }
}
