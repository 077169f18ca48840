import { showToast } from '../../components/toast-store';
import { leadCopy } from '../../content/copy/leads';
import { outboxCopy } from '../../content/copy/outbox';
import { trackLead } from '../../platform/pixel';
import type { LeadStore } from '../outbox/lead-store';
import { receiptOf } from '../rules/receipt';
import { noteOutbox, outboxView } from './outbox-view';

/** How long the status on the page stays lit after a request was sent. */
const LIT_MS = 12_000;

const subject = 'outbox';

/**
 * Tells the person that saved requests have been sent, once for each in this tab, and counts each for the ads pixel
 * once in the whole browser: the store hands every delivery to one page only. `ids`: deliveries just heard of;
 * those made by the worker while no page was open are found in the log.
 */
export async function announceSent(store: LeadStore, ids: readonly string[] = []): Promise<void> {
  saySent(ids);
  const taken = await store.takeUnreportedDeliveries();
  if (!taken.ok) return;
  for (const _ of taken.deliveries) trackLead();
  saySent(taken.deliveries.map(({ id }) => id));
}

/** Says of requests that they have arrived, unless this tab has said so before. */
export function saySent(ids: readonly string[]): void {
  const { sentIds, justSent } = outboxView.getSnapshot();
  const news = ids.filter((id) => !sentIds.includes(id));
  if (news.length === 0) return;
  const count = justSent + news.length;
  noteOutbox({ sentIds: [...sentIds, ...news], justSent: count });
  showToast({
    tone: 'success',
    title: outboxCopy.sentToast.title(count),
    text: `${outboxCopy.sentToast.text} ${leadCopy.receipts(news.map(receiptOf))}`,
    subject,
  });
  setTimeout(() => {
    noteOutbox({ justSent: Math.max(0, outboxView.getSnapshot().justSent - news.length) });
  }, LIT_MS);
}

const toldUnknown = new Set<string>();

/** Says of requests that their answer was not seen and that they are sent again, once for each in this tab. */
export function sayUnknown(ids: readonly string[]): void {
  const news = ids.filter((id) => !toldUnknown.has(id));
  if (news.length === 0) return;
  for (const id of news) toldUnknown.add(id);
  const { title, text } = outboxCopy.unknownToast;
  const receipts = leadCopy.receipts(news.map(receiptOf));
  showToast({ tone: 'neutral', title, text: `${text} ${receipts}`, subject });
}
