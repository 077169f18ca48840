import type { DrainTrigger } from '../src/domain/outbox-entry';
import { type DrainReport, drainOutbox } from '../src/outbox/drain-outbox';
import { createLeadStore } from '../src/outbox/lead-store';
import { createOutboxChannel } from '../src/outbox/outbox-channel';
import { sendLead } from '../src/outbox/send-lead';
import type { LeadSyncTag } from './messages';

/** A Background Sync event. Only Chromium sends it, and TypeScript's library does not know it. */
export interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

/** What a page may post to the worker to have the outbox emptied. */
export type DrainMessage = { readonly type: 'drain' };

export type LeadSync = {
  onSync(event: SyncEvent): void;
  onMessage(event: { readonly data: unknown; waitUntil(work: Promise<unknown>): void }): void;
};

type Drain = (trigger: DrainTrigger, waitMs: number) => Promise<DrainReport>;

const SYNC_TAG: LeadSyncTag = 'kitaki-leads';

/** A page that is sending may be closed any moment: stay alive long enough to take over from it. */
const WAIT_FOR_PAGE_MS = 60_000;

/** The worker's part in sending the waiting leads. `drain` is for tests; host and key are those of the build. */
export function leadSync({
  host,
  key,
  drain = workerDrain(host, key),
}: {
  readonly host: string;
  readonly key: string;
  readonly drain?: Drain;
}): LeadSync {
  return {
    /** Rejects while a lead is still to be sent: that makes the browser try again, with its own pauses. */
    onSync(event) {
      if (event.tag !== SYNC_TAG) return;
      event.waitUntil(
        drain('network', WAIT_FOR_PAGE_MS).then((report) => {
          if (report.status === 'storage-failed') throw new Error('The outbox could not be read or written');
          if (report.due > 0) throw new Error(`Leads still to be sent: ${report.due}`);
        }),
      );
    },
    onMessage(event) {
      if (isDrainMessage(event.data)) event.waitUntil(drain('network', 0));
    },
  };
}

function workerDrain(host: string, key: string): Drain {
  const channel = createOutboxChannel();
  const store = createLeadStore({ announce: channel.announce });
  return (trigger, waitMs) =>
    drainOutbox({ store, send: (payload) => sendLead(payload, { host, key }), trigger, waitMs });
}

function isDrainMessage(data: unknown): data is DrainMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'drain';
}
