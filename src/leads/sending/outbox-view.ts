import { createStore, type ExternalStore } from '../../platform/external-store';
import type { LoggedDelivery } from '../outbox/delivery-log';
import type { QueueItem } from '../rules/lead-queue';

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

const view = createStore(UNKNOWN_OUTBOX);

export const outboxView: ExternalStore<OutboxView> = view;

/** For whoever reads the outbox, or speaks of it. */
export function noteOutbox(part: Partial<OutboxView>): void {
  view.set({ ...view.getSnapshot(), ...part });
}
