import { showToast } from '../../components/toast-store';
import { outboxCopy } from '../../content/copy/outbox';
import type { LeadStore } from '../../outbox/lead-store';
import { trackLead } from '../../platform/pixel';
import { outboxView } from './outbox-view';

/** How long the status on the page stays lit after a request was sent. */
const LIT_MS = 12_000;

/**
 * Tells the person that saved requests have been sent, once for each in this tab, and counts each for the ads pixel
 * once in the whole browser: the store hands every delivery to one page only. `ids`: deliveries just heard of;
 * those made by the worker while no page was open are found in the log.
 */
export async function announceSent(store: LeadStore, ids: readonly string[] = []): Promise<void> {
  say(ids);
  const taken = await store.takeUnreportedDeliveries();
  if (!taken.ok) return;
  for (const _ of taken.deliveries) trackLead();
  say(taken.deliveries.map(({ id }) => id));
}

function say(ids: readonly string[]): void {
  const { sentIds, justSent } = outboxView.getSnapshot();
  const news = ids.filter((id) => !sentIds.includes(id));
  if (news.length === 0) return;
  const count = justSent + news.length;
  outboxView.change({ sentIds: [...sentIds, ...news], justSent: count });
  showToast({
    tone: 'success',
    title: outboxCopy.sentToast.title(count),
    text: outboxCopy.sentToast.text,
    subject: 'outbox-sent',
  });
  setTimeout(() => {
    outboxView.change({ justSent: Math.max(0, outboxView.getSnapshot().justSent - news.length) });
  }, LIT_MS);
}
