import { useEffect, useRef } from 'react';
import { useStore } from '../../components/use-store';
import { outboxCopy } from '../../content/copy/outbox';
import { isToBeSent } from '../rules/outbox-entry';
import { type OutboxView, outboxView } from '../sending/outbox-view';
import { outboxChipClass } from './outbox-chip.styles';

/**
 * Shows a link to /saved, bottom left, with a number of leads: those that need attention or are unreadable; if none, those that
 * wait or are being sent; if none, those sent in the last 12 s. A lead whose lock a form has does not count. If all are 0, or
 * `path` (a clean path) is /saved: only an empty live region. While the link shows, pages scroll focused elements above it.
 */
export function OutboxChip({ path }: { path: string }) {
  const view = useStore(outboxView);
  const region = useRef<HTMLDivElement>(null);
  const chip = path === '/saved' ? null : chipStatus(view);
  const isShown = chip !== null;
  useEffect(() => {
    // The chip must not cover a focused element at the foot of the screen.
    const root = region.current?.ownerDocument.documentElement;
    if (root) root.style.scrollPaddingBottom = isShown ? 'calc(84px + var(--foot, 0px))' : '';
  }, [isShown]);
  // Always in the page: screen readers ignore a live region that appears together with its text.
  return (
    <div role="status" ref={region}>
      {chip ? (
        <a className={outboxChipClass({ status: chip.status })} href="/saved">
          <i aria-hidden="true" />
          <span>{chip.text}</span>
        </a>
      ) : null}
    </div>
  );
}

function chipStatus({
  entries: all,
  lockedIds,
  justSent,
}: OutboxView): { status: 'attention' | 'waiting' | 'sent'; text: string } | null {
  // A lead in a form is not counted, because the form shows it.
  const entries = all.filter(({ id, state }) => state === 'sending' || !lockedIds.has(id));
  const attention = entries.filter((entry) => !isToBeSent(entry)).length;
  if (attention > 0) return { status: 'attention', text: outboxCopy.needsAttention(attention) };
  if (entries.length > 0) {
    // The server answered, so the network works.
    const isAnswered = entries
      .filter(isToBeSent)
      .some(({ lastOutcome }) => lastOutcome?.kind === 'retry' && lastOutcome.reason === 'server');
    const say = isAnswered ? outboxCopy.waitingToBeSent : outboxCopy.waitingForNetwork;
    return { status: 'waiting', text: say(entries.length) };
  }
  return justSent.length > 0 ? { status: 'sent', text: outboxCopy.sent(justSent.length) } : null;
}
