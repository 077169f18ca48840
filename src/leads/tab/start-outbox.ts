import { registerLeadSync } from '../../platform/background-sync';
import { isOnline, onNetworkReturn } from '../../platform/online-status';
import { onVisitorReturn } from '../../platform/page-lifecycle';
import { needsSending } from '../rules/outbox-entry';
import { showResending } from './announce-leads';
import { outboxView } from './outbox-view';
import { tabConnection } from './tab-connection';

/** A compromise between the battery and a visitor who waits. Safari and Firefox have no Background Sync. */
const DRAIN_EVERY_MS = 60_000;

/**
 * Fills `outboxView`, and sends the leads that are due, also those whose sender died. Call it once in a page.
 * - It sends at once, when the network or the visitor returns, and every minute, but not while the browser reports no network.
 * - A toast names the leads whose page was closed before the answer. If leads wait, it asks for Background Sync.
 */
export function startOutbox(): void {
  const { refreshAndTrack, drain } = tabConnection();

  async function drainIfOnline(): Promise<void> {
    // Certainly offline: an attempt would only count as one more failure.
    if (isOnline()) await drain();
  }

  async function catchUp(): Promise<void> {
    await refreshAndTrack();
    const { visibleEntries, lockedIds } = outboxView.getSnapshot();
    // Their page was closed before the answer arrived.
    const withoutSender = visibleEntries.filter(
      ({ id, state }) => state === 'submitting' && !lockedIds.has(id),
    );
    showResending(withoutSender.map(({ id }) => id));
    await drainIfOnline();
  }

  async function registerSyncIfLeadsWait(): Promise<void> {
    await refreshAndTrack();
    if (!outboxView.getSnapshot().visibleEntries.some(needsSending)) return;
    // The worker may not have been active when the lead was saved.
    await registerLeadSync();
    await refreshAndTrack();
  }

  void catchUp().then(registerSyncIfLeadsWait);
  onNetworkReturn(() => void drainIfOnline());
  onVisitorReturn(() => void catchUp());
  setInterval(() => void drainIfOnline(), DRAIN_EVERY_MS);
}
