import { registerLeadSync } from '../../platform/background-sync';
import { networkStatus } from '../../platform/network-status';
import { onReturn } from '../../platform/page-lifecycle';
import { isToBeSent } from '../rules/lead-queue';
import { type DrainTrigger, phaseOf } from '../rules/outbox-entry';
import { announceSent, sayUnknown } from './announce-sent';
import { leadOutbox } from './lead-outbox';
import { outboxView } from './outbox-view';

/** Slow enough not to be felt on a weak phone, fast enough for someone who waits with the page open. */
const SLOW_TIMER_MS = 60_000;

let isStarted = false;

/**
 * Starts sending what waits, for as long as this page is open: now, when the network returns, when the person returns
 * to the tab (also from the back/forward cache), and on a slow timer. Safari and Firefox have no Background Sync, so
 * there this is the only way. To be called once, after hydration; further calls do nothing.
 */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  const outbox = leadOutbox();

  async function send(trigger: DrainTrigger): Promise<void> {
    // Surely offline: no attempt to count, no pause to lengthen.
    if (!networkStatus.getSnapshot()) return;
    await outbox.drain(trigger);
  }

  async function catchUp(): Promise<void> {
    await outbox.refresh();
    await announceSent(outbox.store);
    sayUnknown(unknownIds());
    await send('network');
  }

  async function begin(): Promise<void> {
    await catchUp();
    // The worker may not have been there when the lead was saved: ask again to be woken for it.
    const journal = await outbox.store.read();
    if (!journal.ok || !journal.items.some(isToBeSent)) return;
    await registerLeadSync();
    await outbox.refresh();
  }

  void begin();
  networkStatus.subscribe(() => void send('network'));
  onReturn(() => void catchUp());
  setInterval(() => void send('timer'), SLOW_TIMER_MS);
}

/** Requests whose page died before the answer came. */
function unknownIds(): string[] {
  const { items, inHand } = outboxView.getSnapshot();
  return items
    .filter((item) => item.state !== 'unreadable')
    .filter((lead) => lead.state === 'submitting' && phaseOf(lead, inHand.has(lead.id)) === 'unknown')
    .map(({ id }) => id);
}
