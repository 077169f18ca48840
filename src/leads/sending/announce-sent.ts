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
 * Shows the visitor that saved requests were sent, once per request and tab, and counts each as a conversion, once per
 * browser. `ids`: deliveries that were just announced. Deliveries by the worker while no page was open are in the log. If
 * the log cannot be read, the next call counts them.
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
  const newIds = ids.filter((id) => !sentIds.includes(id));
  if (newIds.length === 0) return;
  const count = justSent + newIds.length;
  setOutboxView({ sentIds: [...sentIds, ...newIds], justSent: count });
  const { title, text } = outboxCopy.sentToast;
  showToast({ tone: 'success', title: title(count), text: withReceipts(text, newIds), subject });
  setTimeout(() => {
    setOutboxView({ justSent: Math.max(0, outboxView.getSnapshot().justSent - newIds.length) });
  }, CHIP_MS);
}

const shownUnknown = new Set<string>();

/** Shows that requests got no answer and are sent again, once per request and tab. */
export function showUnknown(ids: readonly string[]): void {
  const newIds = ids.filter((id) => !shownUnknown.has(id));
  if (newIds.length === 0) return;
  for (const id of newIds) shownUnknown.add(id);
  const { title, text, withoutId } = outboxCopy.unknownToast;
  const note = leadFunction().sendsId ? withReceipts(text, newIds) : withoutId;
  showToast({ tone: 'neutral', title, text: note, subject });
}

function withReceipts(text: string, ids: readonly string[]): string {
  const receipts = ids.map(shownReceipt).filter((receipt) => receipt !== null);
  return receipts.length === 0 ? text : `${text} ${leadCopy.receipts(receipts)}`;
}
