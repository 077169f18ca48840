import { useEffect } from 'react';
import { useStore } from '../../components/use-store';
import { outboxCopy } from '../../content/copy/leads/outbox';
import { isInForm, needsSending } from '../rules/outbox-entry';
import { outboxChipClass } from './outbox-chip.styles';
import { announcedLeads, type OutboxView, outboxView } from './outbox-view';

/**
 * Shows a link to /saved with one number, the first that is not 0:
 * 1. leads that need attention or are unreadable
 * 2. leads that wait or are being sent
 * 3. leads that this tab has shown as sent in the last 12 s (`showSent`), whenever they were sent
 *
 * Leads that are open in a form do not count. If the outbox cannot be read, the last numbers stay. If all numbers are 0, or
 * `path` (a clean path) is /saved, shows only an empty live region. While the link is shown, the root element has a scroll
 * padding for it.
 */
export function OutboxChip({ path }: { path: string }) {
  const view = useStore(outboxView);
  const { sentIdsInChip } = useStore(announcedLeads);
  const chip = path === '/saved' ? null : chipStatus(view, sentIdsInChip.length);
  const isShown = chip !== null;
  useEffect(() => {
    // The chip must not cover a focused element at the bottom of the screen.
    document.documentElement.style.scrollPaddingBottom = isShown
      ? 'calc(84px + var(--banner-height, 0px))'
      : '';
  }, [isShown]);
  // Always in the page: screen readers ignore a live region that appears together with its text.
  return (
    <div role="status">
      {chip ? (
        <a className={outboxChipClass({ status: chip.status })} href="/saved">
          <i aria-hidden="true" />
          <span>{chip.text}</span>
        </a>
      ) : null}
    </div>
  );
}

function chipStatus(
  { visibleEntries, lockedIds }: OutboxView,
  justSent: number,
): { status: 'attention' | 'waiting' | 'sent'; text: string } | null {
  // A lead in a form is not counted, because the form shows it.
  const entries = visibleEntries.filter((entry) => !isInForm(entry, lockedIds.has(entry.id)));
  const attention = entries.filter((entry) => !needsSending(entry)).length;
  if (attention > 0) return { status: 'attention', text: outboxCopy.needsAttention(attention) };
  if (entries.length > 0) {
    // The server answered, so the network works.
    const isAnswered = entries
      .filter(needsSending)
      .some(({ lastOutcome }) => lastOutcome?.kind === 'deferred');
    const countText = isAnswered ? outboxCopy.waitingToBeSent : outboxCopy.waitingForNetwork;
    return { status: 'waiting', text: countText(entries.length) };
  }
  return justSent > 0 ? { status: 'sent', text: outboxCopy.sent(justSent) } : null;
}
