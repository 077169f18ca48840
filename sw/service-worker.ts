import { registerRoute } from 'workbox-routing';
import { connectOutbox } from '../src/leads/outbox/connect-outbox';
import {
  LEAD_SYNC_TAG,
  type ListedFile,
  type SkipWaitingMessage,
  type StoreLaterMessage,
} from '../src/platform/worker-contract';
import { answerRequest } from './answer-request';
import { syncLeads } from './lead-sync';
import { createSiteFiles } from './site-files';

/** A Background Sync event. Only Chromium sends it, and TypeScript's library lacks it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
  /** True if the browser sends no further sync event for this tag after a failure. */
  readonly lastChance: boolean;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

// The build puts the list here.
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ListedFile[] };

// A version of the site takes these steps. `install` stores its files beside those of the active version. It waits until the
// visitor agrees. `activate` deletes or moves the old files, and from then on the route answers from the cache.
// Workbox's own precaching would store one file after the other (packs.md).
const files = createSiteFiles(self.__WB_MANIFEST);
/** Opened at the first sync, because most starts of the worker only answer requests. */
let connection: ReturnType<typeof connectOutbox> | undefined;

// The route gets only GET requests of this origin.
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  ({ request }) => answerRequest(request, files),
);
self.addEventListener('install', (event) => event.waitUntil(files.install()));
self.addEventListener('activate', (event) => {
  event.waitUntil(files.activate(self.registration));
  // Take control of the open pages, so that the first visit of all survives the loss of the network too.
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  // A page of any version may send it.
  const message: Partial<SkipWaitingMessage | StoreLaterMessage> = Object(event.data);
  // A new version waits until the visitor agrees, because taking over would change the files under an open page.
  if (message.type === 'skip-waiting') void self.skipWaiting();
  if (message.type === 'store-later') event.waitUntil(files.storeLaterFiles(message.isAsked === true));
});
self.addEventListener('sync', (event) => {
  if (event.tag !== LEAD_SYNC_TAG) return;
  connection ??= connectOutbox();
  event.waitUntil(syncLeads(connection, event.lastChance));
});
