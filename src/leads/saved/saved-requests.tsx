import { memo, type RefObject, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Scene } from '../../components/scene';
import { useStore } from '../../components/use-store';
import { VisuallyHidden } from '../../components/visually-hidden';
import { savedCopy } from '../../content/copy/saved';
import { savedRequestCopy as copy, requestKind } from '../../content/copy/saved-request';
import { networkStatus } from '../../platform/network-status';
import { requestsRoof } from '../../scenes/things/roof';
import type { OutboxItem } from '../rules/outbox-entry';
import { shownReceipt } from '../sending/lead-endpoint';
import { type OutboxView, outboxView } from '../sending/outbox-view';
import { DeletedRequest } from './deleted-request';
import { RequestCard } from './request-card';
import { SavedRequest } from './saved-request';
import { savedRequestsClass } from './saved-requests.styles';
import { savedWhen } from './saved-when';
import { useSavedRequests } from './use-saved-requests';
import { useSpokenChanges } from './use-spoken-changes';

const listCopy = savedCopy.requests;

/** How many requests are added to the page at once. More in one task would block a slow phone. */
const STEP = 10;

/**
 * Shows the requests in `outboxView`, as a house with a floor for each, and reads the outbox at once and every 20 s. Requests
 * that need attention come first, those that this tab reported as sent come last. A deleted one keeps its floor, with Undo.
 * Without requests, a text says so, or that the browser stores nothing: the text is invisible until the outbox is read. A live
 * region says each change of a state. Changes are rendered with low priority, because 200 requests may wait.
 */
export function SavedRequests() {
  const view = useDeferredValue(useStore(outboxView));
  const isOnline = useDeferredValue(useStore(networkStatus));
  return <RequestList view={view} isOnline={isOnline} />;
}

const RequestList = memo(function RequestList({ view, isOnline }: { view: OutboxView; isOnline: boolean }) {
  const { wordsById, deleted, sent, now, noteDeleted, forgetDeleted } = useSavedRequests(view, isOnline);
  const requests = [...view.items, ...deleted].sort(byNeed);
  const shown = useGrowingCount(requests.length + sent.length);
  const spoken = useSpokenChanges([
    ...Array.from(wordsById, ([id, { title, state }]) => ({ id, text: `${title}: ${state}` })),
    ...sent.map(({ id, title }) => ({ id, text: `${title}: ${copy.sent.state}` })),
  ]);
  const list = useRef<HTMLDivElement>(null);
  const focusCard = useCardFocus(list, view);
  return (
    <div className={savedRequestsClass()} ref={list}>
      <VisuallyHidden as="h2">{listCopy.title}</VisuallyHidden>
      <Scene className="roof" draw={requestsRoof} />
      {requests.length + sent.length > 0 ? (
        <ul>
          {requests.slice(0, shown).map((item) => {
            const requestWords = wordsById.get(item.id);
            return (
              <li key={item.id} id={requestId(item.id)}>
                {requestWords === undefined ? (
                  <DeletedRequest
                    item={item}
                    onRestored={() => {
                      forgetDeleted(item);
                      focusCard(item.id);
                    }}
                  />
                ) : (
                  <SavedRequest
                    item={item}
                    words={requestWords}
                    onDeleted={noteDeleted}
                    onKept={forgetDeleted}
                    onFocusLost={focusCard}
                  />
                )}
              </li>
            );
          })}
          {sent.slice(0, Math.max(0, shown - requests.length)).map(({ id, at, source, title }) => (
            <li key={id} id={requestId(id)}>
              <RequestCard
                status="sent"
                state={copy.sent.state}
                title={title}
                meta={sentMeta(id, copy.sentAt(requestKind(source), savedWhen(at, now)))}
                note={copy.sent.note}
              />
            </li>
          ))}
        </ul>
      ) : (
        <NoRequests status={view.status} />
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
});

/** Returns how many of `total` list items to render: first one step, then one step more after each rendering. */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);
  return count;
}

/** Shows one dark window. Its text is hidden by `data-uncounted`, but keeps its space, until the outbox is read. */
function NoRequests({ status }: Pick<OutboxView, 'status'>) {
  const { title, text } = status === 'unavailable' ? listCopy.unavailable : listCopy.none;
  return (
    <div className="empty" data-uncounted={status === 'unread' ? '' : undefined}>
      <noscript>
        <p className="without-script">{listCopy.withoutScript}</p>
      </noscript>
      <RequestCard status="none" title={title} note={text} />
    </div>
  );
}

function sentMeta(id: string, sent: string): string {
  const receipt = shownReceipt(id);
  return receipt === null ? sent : `${sent} ${copy.receipt(receipt)}`;
}

const requestId = (id: string) => `request-${id}`;

/**
 * Returns a stable function. Call it with a lead id after "Send now", "Keep" or Undo. Once the list shows the latest view, it
 * focuses the heading of the request's card, if the pressed button was removed with the focus on it.
 */
function useCardFocus(list: RefObject<HTMLElement | null>, view: OutboxView): (id: string) => void {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    // The rendering of the list has low priority.
    if (id === null || list.current === null || view !== outboxView.getSnapshot()) return;
    setId(null);
    const page = list.current.ownerDocument;
    if (page.activeElement !== page.body) return;
    page.getElementById(requestId(id))?.querySelector('h3')?.focus({ preventScroll: true });
  }, [id, list, view]);
  return setId;
}

const ranks = { unreadable: 0, attention: 0, submitting: 1, sending: 1, waiting: 2 } as const;

const createdAt = (item: OutboxItem) => (item.state === 'unreadable' ? 0 : item.createdAt);

/** Sorts requests that need attention first, then those being sent, then those that wait; of each, the oldest first. */
function byNeed(one: OutboxItem, other: OutboxItem): number {
  return ranks[one.state] - ranks[other.state] || createdAt(one) - createdAt(other);
}
