import { isLeadSyncRegistered } from '../../platform/background-sync';
import { throttle } from '../../platform/throttle';
import { connectOutbox } from '../outbox/connect-outbox';
import type { OutboxMessage } from '../outbox/outbox-channel';
import { showSent, trackAndShowSent } from './announce-leads';
import { deleteEverythingEvent } from './delete-everything-event';
import { deleteAllDrafts } from './lead-draft';
import { announcedLeads, type OutboxView, outboxView } from './outbox-view';

/** The pause between two readings of the outbox, so that many changes in a row do not occupy a slow phone. */
const REFRESH_PAUSE_MS = 200;

let connected: ReturnType<typeof connectTab> | undefined;

/**
 * Returns this tab's connection to the outbox, always the same object. No method rejects.
 * - The first call connects, but sends nothing. From then on, messages of all tabs and the worker change what this tab shows.
 * - `outbox` (its methods give `ok` false in blocked storage), `locks`, `broadcast` and `drain` are those of `connectOutbox`.
 * - `refreshAndTrack` reads the outbox into `outboxView`, then tracks new deliveries with the ads pixel and shows them.
 */
export function tabConnection() {
  connected ??= connectTab();
  return connected;
}

function connectTab() {
  const connection = connectOutbox(receive);
  const { outbox, locks } = connection;

  function receive(message: OutboxMessage): void {
    if (message.type === 'forgotten') {
      deleteEverythingEvent.fire();
      deleteAllDrafts();
      announcedLeads.reset();
      return;
    }
    if (message.type === 'delivered') showSent([message.id]);
    void refreshAndTrack();
  }

  const refreshAndTrack = throttle(REFRESH_PAUSE_MS, async () => {
    const [read, lockedIds] = await Promise.all([outbox.read(), locks.lockedIds()]);
    // Not awaited: a browser may need two seconds for the answer.
    void isLeadSyncRegistered().then((isSyncRegistered) => {
      if (isSyncRegistered !== outboxView.getSnapshot().isSyncRegistered) updateView({ isSyncRegistered });
    });
    if (!read.ok) {
      // The entries stay, and no delivery is tracked.
      if (read.isBlocked) updateView({ status: 'unavailable' });
      return;
    }
    const { visibleEntries, deliveries } = read.value;
    // Without locks no new lead is stored, but one stored earlier is shown.
    const status = lockedIds !== null || visibleEntries.length > 0 ? 'read' : 'unavailable';
    updateView({ status, visibleEntries, deliveries, lockedIds: lockedIds ?? new Set() });
    if (deliveries.some(({ isTracked }) => !isTracked)) await trackAndShowSent(outbox);
  });

  return { ...connection, refreshAndTrack };
}

function updateView(part: Partial<OutboxView>): void {
  outboxView.set({ ...outboxView.getSnapshot(), ...part });
}
