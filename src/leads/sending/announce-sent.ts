import { showToast } from '../../components/toast-store';
import { leadCopy } from '../../content/copy/leads';
import { outboxCopy } from '../../content/copy/outbox';
import { trackLead } from '../../platform/pixel';
import type { Outbox } from '../outbox/outbox';
import { leadFunction, shownReceipt } from './lead-function';
import { outboxView, setOutboxView } from './outbox-view';

/** How long the chip on the page shows that a request was sent. */
const CHIP_MS = 12_000;

const subject = 'outbox';

/**
 * Tells the visitor that saved requests were sent, once for each in this tab, and counts each as a conversion, once in the
 * whole browser. `ids`: deliveries that were just announced. Deliveries of the worker while no page was open are in the log.
 */
export async function announceSent(outbox: Outbox, ids: readonly string[] = []): Promise<void> {
  showSent(ids);
  const taken = await outbox.takeUnreported();
  if (!taken.ok) return;
  for (const _ of taken.deliveries) trackLead();
  showSent(taken.deliveries.map(({ id }) => id));
}

/** Shows that requests were delivered, except those that this tab has already shown. */
export function showSent(ids: readonly string[]): void {
  const { sentIds, justSent } = outboxView.getSnapshot();
  const news = ids.filter((id) => !sentIds.includes(id));
  if (news.length === 0) return;
  const count = justSent + news.length;
  setOutboxView({ sentIds: [...sentIds, ...news], justSent: count });
  const { title, text } = outboxCopy.sentToast;
  showToast({ tone: 'success', title: title(count), text: withReceipts(text, news), subject });
  setTimeout(() => {
    setOutboxView({ justSent: Math.max(0, outboxView.getSnapshot().justSent - news.length) });
  }, CHIP_MS);
}

const shownUnknown = new Set<string>();

/** Shows that requests got no answer and are sent again, once for each in this tab. */
export function showUnknown(ids: readonly string[]): void {
  const news = ids.filter((id) => !shownUnknown.has(id));
  if (news.length === 0) return;
  for (const id of news) shownUnknown.add(id);
  const { title, text, withoutId } = outboxCopy.unknownToast;
  const note = leadFunction().sendsId ? withReceipts(text, news) : withoutId;
  showToast({ tone: 'neutral', title, text: note, subject });
}

function withReceipts(text: string, ids: readonly string[]): string {
  const receipts = ids.map(shownReceipt).filter((receipt) => receipt !== null);
  return receipts.length === 0 ? text : `${text} ${leadCopy.receipts(receipts)}`;
}
