import { isLeadSyncRegistered, registerLeadSync } from '../../platform/background-sync';
import { isOnline, onlineStatus } from '../../platform/online-status';
import { onVisitorReturn } from '../../platform/page-lifecycle';
import { throttle } from '../../platform/throttle';
import { connectOutbox } from '../outbox/connect-outbox';
import type { OutboxMessage } from '../outbox/outbox-channel';
import { needsSending } from '../rules/outbox-entry';
import { showResending, showSent, trackAndShowSent } from './announce-leads';
import { fireDeleteEverything } from './delete-everything-event';
import { deleteAllDrafts } from './lead-draft';
import { announcedLeads, type OutboxView, outboxView } from './outbox-view';

/** The pause between two readings of the outbox, so that many changes in a row do not occupy a slow phone. */
const REFRESH_PAUSE_MS = 200;

let connected: ReturnType<typeof connectTab> | undefined;

/**
 * Returns this tab's connection, always the same object: `outbox`, `locks`, `broadcast`, `drain` (sends due leads) and
 * `refresh` (reads the outbox into `outboxView`). The first call connects, but sends nothing. From then on the messages of all
 * tabs and the worker change what this tab shows. No method rejects. In blocked storage those of `outbox` give `ok` false.
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
      fireDeleteEverything();
      deleteAllDrafts();
      announcedLeads.reset();
      return;
    }
    if (message.type === 'delivered') showSent([message.id]);
    void refresh();
  }

  /** Reads the outbox into `outboxView`, and tracks new deliveries. After a failed read the entries stay. */
  const refresh = throttle(REFRESH_PAUSE_MS, async () => {
    const [read, lockedIds] = await Promise.all([outbox.read(), locks.lockedIds()]);
    if (read.ok) {
      const { entries, deliveries } = read;
      updateView({ status: 'read', entries, deliveries, lockedIds });
      if (deliveries.some(({ isTracked }) => !isTracked)) await trackAndShowSent(outbox);
    } else if (read.isBlocked) updateView({ status: 'unavailable' });
    // Not awaited: a browser may need two seconds for the answer.
    void isLeadSyncRegistered().then((isSyncRegistered) => {
      if (isSyncRegistered !== outboxView.getSnapshot().isSyncRegistered) updateView({ isSyncRegistered });
    });
  });

  return { ...connection, refresh };
}

function updateView(part: Partial<OutboxView>): void {
  outboxView.set({ ...outboxView.getSnapshot(), ...part });
}

/** A compromise between the battery and a visitor who waits. Safari and Firefox have no Background Sync. */
const DRAIN_EVERY_MS = 60_000;

/**
 * Fills `outboxView`, and sends the leads that are due, also those whose sender died. It sends at once, when the network or the
 * visitor returns, and every `DRAIN_EVERY_MS`. A toast names the leads whose page was closed before the answer. If leads wait,
 * it asks for Background Sync. Call it once in a page.
 */
export function startOutbox(): void {
  const { refresh, drain } = tabConnection();

  async function drainIfOnline(): Promise<void> {
    // Certainly offline: an attempt would only count as one more failure.
    if (isOnline()) await drain();
  }

  async function catchUp(): Promise<void> {
    await refresh();
    const { entries, lockedIds } = outboxView.getSnapshot();
    // Their page was closed before the answer arrived.
    const withoutSender = entries.filter(({ id, state }) => state === 'submitting' && !lockedIds.has(id));
    showResending(withoutSender.map(({ id }) => id));
    await drainIfOnline();
  }

  async function registerSyncIfLeadsWait(): Promise<void> {
    await refresh();
    if (!outboxView.getSnapshot().entries.some(needsSending)) return;
    // The worker may not have been active when the lead was saved.
    await registerLeadSync();
    await refresh();
  }

  void catchUp().then(registerSyncIfLeadsWait);
  onlineStatus.subscribe(() => void drainIfOnline());
  onVisitorReturn(() => void catchUp());
  setInterval(() => void drainIfOnline(), DRAIN_EVERY_MS);
}
