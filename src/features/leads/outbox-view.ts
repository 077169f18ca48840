import type { QueueItem } from '../../domain/lead-queue';
import type { LoggedDelivery } from '../../outbox/delivery-log';
import type { ExternalStore } from '../../platform/external-store';

/** What this tab knows of the outbox. Small on purpose: the frame of every page reads it, the outbox itself comes later. */
export interface OutboxView {
  /** `unknown` until it was read for the first time; `unavailable` where the browser keeps nothing for us. */
  status: 'unknown' | 'read' | 'unavailable';
  items: readonly QueueItem[];
  deliveries: readonly LoggedDelivery[];
  /** The requests that a form, or whoever sends them, has in hand. */
  inHand: ReadonlySet<string>;
  /** Whether the browser has promised to wake the worker for what waits: only then does it go with every tab closed. */
  willBeWoken: boolean;
  /** Requests the person was told of having been sent, since this page was loaded. */
  sentIds: readonly string[];
  /** How many of them in the last seconds. */
  justSent: number;
}

export const UNKNOWN_OUTBOX: OutboxView = {
  status: 'unknown',
  items: [],
  deliveries: [],
  inHand: new Set(),
  willBeWoken: false,
  sentIds: [],
  justSent: 0,
};

let view = UNKNOWN_OUTBOX;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`; `change` is for whoever reads the outbox. */
export const outboxView: ExternalStore<OutboxView> & { change(part: Partial<OutboxView>): void } = {
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: () => view,
  getServerSnapshot: () => UNKNOWN_OUTBOX,
  change(part) {
    view = { ...view, ...part };
    for (const listener of [...listeners]) listener();
  },
};
