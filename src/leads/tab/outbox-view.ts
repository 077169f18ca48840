import { createMemoryStore } from '../../platform/external-store';
import type { OutboxEntry } from '../rules/outbox-entry';
import type { Delivery } from '../rules/outbox-state';

/** What this tab knows of the outbox. A small module, because every page reads it; the outbox itself is loaded later. */
export interface OutboxView {
  /** It is 'unread' until a read succeeds, and 'unavailable' if no lead can be stored and none is. */
  readonly status: 'unread' | 'read' | 'unavailable';
  readonly visibleEntries: readonly OutboxEntry[];
  readonly deliveries: readonly Delivery[];
  /** The leads whose lock a form or a sender has. */
  readonly lockedIds: ReadonlySet<string>;
  /** The browser has promised to wake the worker, so waiting leads are sent with every tab closed. */
  readonly isSyncRegistered: boolean;
}

/** The view of this tab. It is empty until `tabConnection().refreshAndTrack` has run. Each change calls the listeners. */
export const outboxView = createMemoryStore<OutboxView>({
  status: 'unread',
  visibleEntries: [],
  deliveries: [],
  lockedIds: new Set(),
  isSyncRegistered: false,
});

/** The ids of the leads that this tab has shown to the visitor. */
interface AnnouncedLeads {
  /** Shown as sent. /saved lists only these deliveries. */
  readonly sentIds: readonly string[];
  /** The ids of `sentIds` that the chip still shows (`showSent`). */
  readonly sentIdsInChip: readonly string[];
  /** Shown in a toast as sent again, without an answer (`showResending`). */
  readonly resendingIds: readonly string[];
}

/** What this tab has shown, until a reload or "Delete everything". */
export const announcedLeads = createMemoryStore<AnnouncedLeads>({
  sentIds: [],
  sentIdsInChip: [],
  resendingIds: [],
});
