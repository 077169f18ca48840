import { drainOutbox } from '../src/leads/outbox/drain-outbox';
import { createLeadLocks } from '../src/leads/outbox/lead-locks';
import { createOutbox } from '../src/leads/outbox/outbox';
import { createOutboxChannel } from '../src/leads/outbox/outbox-channel';
import { type LeadFunction, sendLead } from '../src/leads/outbox/send-lead';
import type { DrainTrigger } from '../src/leads/rules/outbox-entry';
import type { LeadSyncTag } from './messages';

/** A Background Sync event. Only Chromium sends it, and TypeScript's library does not know it. */
export interface SyncEvent extends Event {
  readonly tag: string;
  /** The browser will not wake the worker again for this tag if this try fails, too. */
  readonly lastChance: boolean;
  waitUntil(work: Promise<unknown>): void;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

type Drain = (trigger: DrainTrigger) => Promise<number | null>;

const SYNC_TAG: LeadSyncTag = 'kitaki-leads';

/** A page that is sending may be closed at any moment: the worker stays alive long enough to take over. */
const WAIT_FOR_PAGE_MS = 60_000;

/**
 * Sends the waiting leads on a sync event. The event's promise rejects while a lead is still to be sent: the browser then
 * wakes the worker again, after its own pauses, a few times. After the last of them no sync event follows, so pauses that
 * the server asked for do not count. `drain` is for tests.
 */
export function leadSync(
  leadFunction: LeadFunction,
  drain: Drain = workerDrain(leadFunction),
): { onSync(event: SyncEvent): void } {
  return {
    onSync(event) {
      if (event.tag !== SYNC_TAG) return;
      event.waitUntil(
        drain(event.lastChance ? 'now' : 'network').then((due) => {
          if (due !== 0)
            throw new Error(`Leads still to be sent: ${due ?? 'unknown, the outbox cannot be read'}`);
        }),
      );
    },
  };
}

function workerDrain(leadFunction: LeadFunction): Drain {
  const { announce } = createOutboxChannel();
  // The pages show which leads the worker is sending.
  const locks = createLeadLocks(() => announce({ type: 'changed' }));
  const outbox = createOutbox({ announce });
  return (trigger) =>
    drainOutbox({
      outbox,
      locks,
      trigger,
      waitMs: WAIT_FOR_PAGE_MS,
      send: (entry) => sendLead(entry, leadFunction),
    });
}
