import { cleanupOutdatedCaches } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { leadSync } from './lead-sync';
import { answerFile, mayBeFileOfSite } from './offline-fallback';
import { precache } from './precache';
import * as update from './update';

declare const self: ServiceWorkerGlobalScope;

const files = precache(self.__WB_MANIFEST);
const { VITE_LEAD_HOST: host, VITE_LEAD_KEY: key, VITE_LEAD_IDEMPOTENCY: idempotency } = import.meta.env;
const leads = leadSync({ host, key, sendsId: idempotency === 'on' });

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && (files.keyOf(url.pathname) !== undefined || mayBeFileOfSite(url)),
  ({ request, url }) => answerFile(request, url, files, () => fetch(request)),
);

// The caches of older releases of Workbox.
cleanupOutdatedCaches();

self.addEventListener('install', files.onInstall);
self.addEventListener('activate', (event) => files.onActivate(event, self.registration));
self.addEventListener('activate', (event) => update.onActivate(event, self));
self.addEventListener('message', files.onMessage);
self.addEventListener('message', (event) => update.onMessage(event, self));
self.addEventListener('sync', leads.onSync);
