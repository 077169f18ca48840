import { useEffect, useRef } from 'react';
import { useStore } from '../../components/use-store';
import { outboxCopy } from '../../content/copy/outbox';
import type { QueueItem } from '../rules/lead-queue';
import { chipClass } from './outbox-chip.look';
import { type OutboxView, outboxView } from './outbox-view';

/**
 * Says on every page that requests wait, and leads to them. Nothing while nothing waits. The live region is always
 * there, because one that arrives together with its words is not read; the page of the requests (`path` is that of the page shown)
 * needs no sign to itself.
 */
export function OutboxChip({ path }: { path: string }) {
  const view = useStore(outboxView);
  const region = useRef<HTMLDivElement>(null);
  const status = path === '/saved' ? null : chipStatus(view);
  const isShown = status !== null;
  useEffect(() => {
    // What gets the focus at the foot of the screen must not end up under the chip.
    const root = region.current?.ownerDocument.documentElement;
    if (root) root.style.scrollPaddingBottom = isShown ? 'calc(84px + var(--foot, 0px))' : '';
  }, [isShown]);
  return (
    <div role="status" ref={region}>
      {status ? (
        <a className={chipClass({ look: status.look })} href="/saved">
          <i aria-hidden="true" />
          <span>{status.text}</span>
        </a>
      ) : null}
    </div>
  );
}

/** What matters most first: a request that needs a person, then those that wait, then those that have just gone. */
function chipStatus({
  items: all,
  inHand,
  justSent,
}: OutboxView): { look: 'attention' | 'waiting' | 'sent'; text: string } | null {
  // What stands in a form, or is being sent from it, says so there.
  const isWithForm = (item: QueueItem) =>
    item.state !== 'unreadable' && item.state !== 'sending' && inHand.has(item.id);
  const items = all.filter((item) => !isWithForm(item));
  const attention = items.filter((item) => item.state === 'attention' || item.state === 'unreadable').length;
  if (attention > 0) return { look: 'attention', text: outboxCopy.needsAttention(attention) };
  if (items.length > 0) {
    // A server that asked us to come back has been reached: the network is not to blame.
    const isAnswered = items.some(
      (item) =>
        item.state !== 'unreadable' &&
        item.lastOutcome?.kind === 'retry' &&
        item.lastOutcome.reason === 'server',
    );
    const say = isAnswered ? outboxCopy.waitingToBeSent : outboxCopy.waitingForNetwork;
    return { look: 'waiting', text: say(items.length) };
  }
  return justSent > 0 ? { look: 'sent', text: outboxCopy.sent(justSent) } : null;
}
