import type { DrainTrigger } from '../src/leads/rules/outbox-entry';
import { type DrainReport, drainOutbox } from '../src/leads/outbox/drain-outbox';
import { leadHolds } from '../src/leads/outbox/lead-hold';
import { createLeadStore } from '../src/leads/outbox/lead-store';
import { createOutboxChannel } from '../src/leads/outbox/outbox-channel';
import { sendLead } from '../src/leads/outbox/send-lead';
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

type Drain = (trigger: DrainTrigger) => Promise<DrainReport>;

const SYNC_TAG: LeadSyncTag = 'kitaki-leads';

/** A page that is sending may be closed any moment: stay alive long enough to take over from it. */
const WAIT_FOR_PAGE_MS = 60_000;

/** What the build says of the lead function. `idempotency`: it takes the number of a lead as a header. */
interface LeadFunction {
  readonly host: string;
  readonly key: string;
  readonly idempotency: 'on' | 'off';
}

/**
 * The worker's part in sending the waiting leads. It rejects while a lead is still to be sent: that makes the browser wake
 * it again, after its own pauses, a few times. On the last of them nobody comes after it, so a pause the server asked for
 * does not hold. `drain` is for tests.
 */
export function leadSync(
  leadFunction: LeadFunction,
  drain: Drain = workerDrain(leadFunction),
): { onSync(event: SyncEvent): void } {
  return {
    onSync(event) {
      if (event.tag !== SYNC_TAG) return;
      event.waitUntil(
        drain(event.lastChance ? 'last-wake' : 'network').then((report) => {
          if (report.status === 'storage-failed') throw new Error('The outbox could not be read or written');
          if (report.due > 0) throw new Error(`Leads still to be sent: ${report.due}`);
        }),
      );
    },
  };
}

function workerDrain({ host, key, idempotency }: LeadFunction): Drain {
  const { announce } = createOutboxChannel();
  // The pages see what is in hand here, too: else they would take it for open in a form.
  const holds = leadHolds(() => announce({ type: 'changed' }));
  const store = createLeadStore({ announce, holds });
  return (trigger) =>
    drainOutbox({
      store,
      holds,
      trigger,
      waitMs: WAIT_FOR_PAGE_MS,
      waitForFormMs: WAIT_FOR_PAGE_MS,
      send: ({ id, payload }) =>
        sendLead(payload, { host, key, idempotencyKey: idempotency === 'on' ? id : null }),
    });
}
