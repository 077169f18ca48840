import { isSkipWaiting } from './messages';

/**
 * A new version waits until the visitor agrees, because taking over would change the files under an open page. Messages other
 * than `skip-waiting` have their own listeners.
 */
export function onMessage(event: { readonly data: unknown }, worker: { skipWaiting(): Promise<void> }): void {
  if (isSkipWaiting(event.data)) void worker.skipWaiting();
}

/** Takes control of the open pages, so that the first visit of all survives the loss of the network too. */
export function onActivate(
  event: { waitUntil(work: Promise<unknown>): void },
  worker: { readonly clients: { claim(): Promise<void> } },
): void {
  event.waitUntil(worker.clients.claim());
}
