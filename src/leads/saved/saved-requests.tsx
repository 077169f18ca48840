import { useEffect, useRef, useState } from 'react';
import { Scene } from '../../components/scene';
import { VisuallyHidden } from '../../components/visually-hidden';
import { savedCopy } from '../../content/copy/saved';
import { savedRequestCopy as copy, requestKind } from '../../content/copy/saved-request';
import { requestsRoof } from '../../scenes/things/roof';
import type { OutboxItem } from '../rules/lead-queue';
import { shownReceipt } from '../sending/lead-function';
import { DeletedRequest } from './deleted-request';
import { RequestCard } from './request-card';
import { requestWords } from './request-words';
import { type RequestForms, SavedRequest } from './saved-request';
import { houseClass } from './saved-requests.styles';
import { savedWhen } from './saved-when';
import { useSavedRequests } from './use-saved-requests';
import { useSpokenChanges } from './use-spoken-changes';

const words = savedCopy.requests;

/** Every saved request, those that need a person on top, drawn as a house with a floor for each. */
export function SavedRequests(forms: RequestForms) {
  const { status, items, deleted, sent, circumstancesOf, now, noteDeleted, forgetDeleted } =
    useSavedRequests();
  const requests = [...items, ...deleted].sort(byNeed);
  const spoken = useSpokenChanges([
    ...items.map((item) => {
      const { title, state } = requestWords(item, circumstancesOf(item));
      return { id: item.id, text: `${title}: ${state}` };
    }),
    ...sent.map(({ id, source, title }) => ({
      id,
      text: `${title ?? requestKind(source)}: ${copy.sent.state}`,
    })),
  ]);
  const list = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (settled && list.current) rescueFocus(list.current.ownerDocument, requestId(settled.id));
  }, [settled]);
  return (
    <div className={houseClass()} ref={list}>
      <VisuallyHidden as="h2">{words.title}</VisuallyHidden>
      <Scene className="roof" draw={requestsRoof} />
      {requests.length + sent.length > 0 ? (
        <ul>
          {requests.map((item) => {
            return (
              <li key={item.id} id={requestId(item.id)}>
                {deleted.includes(item) ? (
                  <DeletedRequest
                    item={item}
                    onRestored={(id) => {
                      forgetDeleted(id);
                      setSettled({ id });
                    }}
                  />
                ) : (
                  <SavedRequest
                    {...forms}
                    item={item}
                    words={requestWords(item, circumstancesOf(item))}
                    onDeleted={noteDeleted}
                    onKept={forgetDeleted}
                    onSettled={(id) => setSettled({ id })}
                  />
                )}
              </li>
            );
          })}
          {sent.map(({ id, at, source, title }) => (
            <li key={id} id={requestId(id)}>
              <RequestCard
                status="sent"
                state={copy.sent.state}
                title={title ?? requestKind(source)}
                meta={sentMeta(id, copy.sentAt(requestKind(source), savedWhen(at, now)))}
                note={copy.sent.note}
              />
            </li>
          ))}
        </ul>
      ) : (
        <NoRequests status={status} />
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </div>
  );
}

/** One dark window. Until the browser has been asked nothing is claimed, but the place is kept, so that nothing moves. */
function NoRequests({ status }: { status: 'unknown' | 'read' | 'unavailable' }) {
  const { title, text } = status === 'unavailable' ? words.unavailable : words.none;
  return (
    <div className={`empty ${status}`}>
      <noscript>
        <p className="without-script">{words.withoutScript}</p>
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

/** The button that was pressed may be gone with its request: the focus then goes to the heading of what came in its place. */
function rescueFocus(page: Document, id: string): void {
  if (page.activeElement !== page.body) return;
  page.getElementById(id)?.querySelector('h3')?.focus({ preventScroll: true });
}

const needs = { unreadable: 0, attention: 0, submitting: 1, sending: 1, waiting: 2 } as const;

/** Needs attention, being sent, waiting; the oldest first among equals. */
function byNeed(one: OutboxItem, other: OutboxItem): number {
  return needs[one.state] - needs[other.state] || createdAt(one) - createdAt(other);
}

function createdAt(item: OutboxItem): number {
  return item.state === 'unreadable' ? 0 : item.createdAt;
}
