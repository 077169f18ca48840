import { openOutbox } from '../src/leads/outbox/open-outbox';
import type { DrainTrigger } from '../src/leads/rules/outbox-entry';
import { LEAD_SYNC_TAG } from '../src/platform/worker-contract';

/** A Background Sync event. Only Chromium sends it, and TypeScript's library lacks it. */
export interface SyncEvent extends Event {
  readonly tag: string;
  /** True if the browser sends no further sync event for this tag after a failure. */
  readonly lastChance: boolean;
  waitUntil(work: Promise<unknown>): void;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}

type Drain = (trigger: DrainTrigger) => Promise<number | null>;

/** A page that sends a lead may be closed at any moment. The worker waits this long for its lock, and then sends the lead. */
const WAIT_FOR_PAGE_MS = 60_000;

/**
 * Returns a listener for Background Sync events. At the tag `kitaki-leads` it sends the waiting leads. It ignores other tags.
 * The event fails if a lead still waits or the outbox cannot be read, so that the browser fires it again. The last event
 * ignores all pauses. Tests pass their own `drain`.
 */
export function leadSync(
  drain: Drain = openOutbox(() => WAIT_FOR_PAGE_MS).drain,
): (event: SyncEvent) => void {
  return (event) => {
    if (event.tag !== LEAD_SYNC_TAG) return;
    event.waitUntil(
      drain(event.lastChance ? 'now' : 'network').then((unsent) => {
        if (unsent !== 0)
          throw new Error(`Leads still to be sent: ${unsent ?? 'unknown, the outbox cannot be read'}`);
      }),
    );
  };
}
