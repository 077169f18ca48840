import { showToast } from '../../components/toast-store';
import { outboxCopy, resendingWords } from '../../content/copy/leads/outbox';
import { isOnline } from '../../platform/online-status';
import { trackLead } from '../../platform/pixel';
import { throttle } from '../../platform/throttle';
import { leadEndpoint } from '../outbox/lead-endpoint';
import type { Outbox } from '../outbox/outbox';
import { announcedLeads } from './outbox-view';
import { receiptText } from './receipt-text';

/** How long the chip on the page shows that a lead was sent. */
const CHIP_SHOWN_MS = 12_000;

/** The pause between two toasts, when many leads are delivered one after the other. */
const TOAST_PAUSE_MS = 1_000;
const MAX_RECEIPTS = 5;

/**
 * Marks each delivery of the log that no page has tracked, tracks it with the ads pixel (`trackLead`), and shows it
 * (`showSent`). If the log cannot be changed, it does nothing; call it again later.
 */
export async function trackAndShowSent(outbox: Outbox): Promise<void> {
  const untracked = await outbox.takeUntracked();
  if (!untracked.ok) return;
  for (const _ of untracked.value) trackLead();
  showSent(untracked.value.map(({ id }) => id));
}

/**
 * Shows delivered leads on /saved, in the chip for `CHIP_SHOWN_MS`, and in a toast, which says how many the chip has. Ignores
 * leads that this tab has already shown.
 */
export function showSent(ids: readonly string[]): void {
  const announced = announcedLeads.getSnapshot();
  const newIds = ids.filter((id) => !announced.sentIds.includes(id));
  if (newIds.length === 0) return;
  announcedLeads.set({
    ...announced,
    sentIds: [...announced.sentIds, ...newIds],
    sentIdsInChip: [...announced.sentIdsInChip, ...newIds],
  });
  setTimeout(() => {
    const now = announcedLeads.getSnapshot();
    announcedLeads.set({ ...now, sentIdsInChip: now.sentIdsInChip.filter((id) => !newIds.includes(id)) });
  }, CHIP_SHOWN_MS);
  void showSentToast();
}

const showSentToast = throttle(TOAST_PAUSE_MS, async () => {
  const { sentIdsInChip } = announcedLeads.getSnapshot();
  // "Delete everything" has emptied the list.
  if (sentIdsInChip.length === 0) return;
  const { title, text } = outboxCopy.sentToast;
  // The toast is read aloud: more receipts would take too long, and the list on /saved has all.
  const ids = sentIdsInChip.slice(-MAX_RECEIPTS);
  showToast({
    tone: 'success',
    title: title(sentIdsInChip.length),
    text: withReceipts(text, ids),
    group: 'outbox',
  });
});

/**
 * Shows one toast which says that these leads got no answer and are sent again, or will be when the network returns. It
 * replaces any other toast of the outbox. Until a reload shows each lead once in a tab, and no toast if no lead is new.
 */
export function showResending(ids: readonly string[]): void {
  const announced = announcedLeads.getSnapshot();
  const newIds = ids.filter((id) => !announced.resendingIds.includes(id));
  if (newIds.length === 0) return;
  announcedLeads.set({ ...announced, resendingIds: [...announced.resendingIds, ...newIds] });
  const { title, note } = resendingWords(isOnline(), leadEndpoint().sendsLeadId);
  showToast({ tone: 'neutral', title, text: withReceipts(note, newIds), group: 'outbox' });
}

const withReceipts = (text: string, ids: readonly string[]) => `${text} ${receiptText(ids)}`.trim();
