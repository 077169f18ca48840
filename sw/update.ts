import { isSkipWaiting } from './messages';

/**
 * A new version waits until the person agrees: taking over unasked would change the files under an open page.
 * Any message but `skip-waiting` is left to its own listener.
 */
export function onMessage(event: { readonly data: unknown }, worker: { skipWaiting(): Promise<void> }): void {
  if (isSkipWaiting(event.data)) void worker.skipWaiting();
}

/** Takes charge of the pages already open, so that the very first visit survives a dead network too. */
export function onActivate(
  event: { waitUntil(work: Promise<unknown>): void },
  worker: { readonly clients: { claim(): Promise<void> } },
): void {
  event.waitUntil(worker.clients.claim());
}
