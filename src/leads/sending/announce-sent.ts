import { showToast } from '../../components/toast-store';
import { leadsCopy } from '../../content/copy/leads';
import { outboxCopy } from '../../content/copy/outbox';
import { trackLead } from '../../platform/pixel';
import type { Outbox } from '../outbox/outbox';
import { coalesce } from './coalesce';
import { leadEndpoint, shownReceipt } from './lead-endpoint';
import { outboxView, setOutboxView } from './outbox-view';

/** How long the chip on the page shows that a request was sent. */
const CHIP_MS = 12_000;

const subject = 'outbox';

/** Between two toasts, when many requests are delivered one after the other. */
const TOAST_PAUSE_MS = 1_000;

/**
 * Reports the deliveries that no page of this browser has reported, such as those of the worker while no page was open: tells
 * the ads pixel of each, and shows them in chip and toast. If the log cannot be changed, the next call reports them.
 */
export async function reportSent(outbox: Outbox): Promise<void> {
  const taken = await outbox.takeUnreported();
  if (!taken.ok) return;
  for (const _ of taken.deliveries) trackLead();
  showSent(taken.deliveries.map(({ id }) => id));
}

/** Delivered requests that the next toast will show. */
const withoutToast: string[] = [];

/** Shows in chip (12 s) and toast that requests were delivered, once in a tab. At most one toast a second, for several. */
export function showSent(ids: readonly string[]): void {
  const { sentIds, justSent } = outboxView.getSnapshot();
  const newIds = ids.filter((id) => !sentIds.includes(id));
  if (newIds.length === 0) return;
  setOutboxView({ sentIds: [...sentIds, ...newIds], justSent: justSent + newIds.length });
  setTimeout(() => {
    setOutboxView({ justSent: Math.max(0, outboxView.getSnapshot().justSent - newIds.length) });
  }, CHIP_MS);
  withoutToast.push(...newIds);
  void showSentToast();
}

const showSentToast = coalesce(TOAST_PAUSE_MS, async () => {
  const ids = withoutToast.splice(0);
  const { title, text } = outboxCopy.sentToast;
  const count = Math.max(ids.length, outboxView.getSnapshot().justSent);
  showToast({ tone: 'success', title: title(count), text: withReceipts(text, ids), subject });
});

const shownSentAgain = new Set<string>();

/** Shows in a toast that requests got no answer and are sent again, but each only once in a tab. None new: shows no toast. */
export function showSentAgain(ids: readonly string[]): void {
  const newIds = ids.filter((id) => !shownSentAgain.has(id));
  if (newIds.length === 0) return;
  for (const id of newIds) shownSentAgain.add(id);
  const { title, text: note, withoutId } = outboxCopy.sentAgainToast;
  const text = leadEndpoint().sendsId ? withReceipts(note, newIds) : withoutId;
  showToast({ tone: 'neutral', title, text, subject });
}

function withReceipts(text: string, ids: readonly string[]): string {
  const receipts = ids.map(shownReceipt).filter((receipt) => receipt !== null);
  return receipts.length === 0 ? text : `${text} ${leadsCopy.receipts(receipts)}`;
}
