import { registerRoute } from 'workbox-routing';
import type { ListedFile } from '../src/platform/worker-contract';
import { leadSync } from './lead-sync';
import { isSkipWaiting } from './messages';
import { answerFile, mayBeFileOfSite } from './offline-fallback';
import { createSiteFiles } from './site-files';

// The build puts the list here.
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ListedFile[] };

const files = createSiteFiles(self.__WB_MANIFEST);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (files.keyOf(url.pathname) !== undefined || mayBeFileOfSite(url)),
  ({ request, url }) => answerFile(request, url, files, () => fetch(request)),
);

self.addEventListener('install', files.onInstall);
self.addEventListener('activate', (event) => files.onActivate(event, self.registration));
// Take control of the open pages, so that the first visit of all survives the loss of the network too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', files.onMessage);
// A new version waits until the visitor agrees, because taking over would change the files under an open page.
self.addEventListener('message', ({ data }) => {
  if (isSkipWaiting(data)) void self.skipWaiting();
});
self.addEventListener('sync', leadSync());
