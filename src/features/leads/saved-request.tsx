import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../components/button';
import { requestAsMessage, requestMailLink } from '../../content/copy/leads';
import { savedRequestCopy as copy } from '../../content/copy/saved-request';
import { whatsAppLink } from '../../content/site';
import type { LeadPayload } from '../../domain/lead';
import type { QueueItem } from '../../domain/lead-queue';
import type { QueuedLead } from '../../domain/outbox-entry';
import { openInForm } from './open-in-form';
import { pageOutbox } from './page-outbox';
import { Question } from './question';
import { RequestFloor } from './request-floor';
import { requestWords } from './request-words';
import type { DeletedRequest } from './use-saved-requests';

interface SavedRequestProps {
  item: QueueItem;
  now: number;
  isOnline: boolean;
  onDeleted: (request: DeletedRequest) => void;
  /** A try has ended, well or not, and what is shown is up to date. */
  onSettled: (id: string) => void;
}

/** A request that waits, with everything a person can do about it. */
export function SavedRequest({ item, now, isOnline, onDeleted, onSettled }: SavedRequestProps) {
  const words = requestWords(item, now, isOnline);
  const [isAsking, setIsAsking] = useState(false);
  const [message, setMessage] = useState('');
  const [, goTo] = useLocation();
  const { store, drain, refresh } = pageOutbox();

  async function sendNow(lead: QueuedLead): Promise<void> {
    if (!isOnline) return setMessage(copy.offline);
    setMessage('');
    if (lead.state === 'attention' && !(await store.retryLead(lead.id)).ok)
      return setMessage(copy.cannotChange);
    await drain('person');
    const queue = await store.listLeads();
    const after = queue.ok ? queue.items.find(({ id }) => id === lead.id) : undefined;
    if (after?.state === 'waiting') setMessage(copy.stillWaiting);
    await refresh();
    onSettled(lead.id);
  }

  async function remove(): Promise<void> {
    setIsAsking(false);
    const result = await store.deleteLead(item.id);
    if (!result.ok) setMessage(copy.cannotChange);
    else if (result.removed === null) setMessage(copy.sendingNow);
    else onDeleted({ item, removed: result.removed });
  }

  return (
    <RequestFloor {...words}>
      {words.offersWaysOut && item.state !== 'unreadable' ? <WaysOut lead={item.payload} /> : null}
      {words.look === 'sending' ? (
        <div className="actions">
          <Button size="sm" disabled>
            {copy.sending.button}
          </Button>
        </div>
      ) : isAsking ? (
        <Question {...copy.confirm} onYes={remove} onNo={() => setIsAsking(false)} />
      ) : (
        <Actions
          item={item}
          onSendNow={sendNow}
          onOpen={(lead) => openInForm(lead, goTo)}
          onDelete={() => setIsAsking(true)}
        />
      )}
      <p role="status">{message}</p>
    </RequestFloor>
  );
}

interface ActionsProps {
  item: QueueItem;
  onSendNow: (lead: QueuedLead) => void;
  onOpen: (lead: QueuedLead) => void;
  onDelete: () => void;
}

function Actions({ item, onSendNow, onOpen, onDelete }: ActionsProps) {
  const needsHelp = item.state === 'attention';
  return (
    <div className="actions">
      {item.state === 'unreadable' ? null : needsHelp ? (
        <>
          <Button size="sm" onClick={() => onOpen(item)}>
            {copy.actions.open}
          </Button>
          <Button size="sm" visual="line" onClick={() => onSendNow(item)}>
            {copy.actions.tryAgain}
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" visual="line" onClick={() => onSendNow(item)}>
            {copy.actions.sendNow}
          </Button>
          <button type="button" className="quiet" onClick={() => onOpen(item)}>
            {copy.actions.open}
          </button>
        </>
      )}
      <button type="button" className="quiet" onClick={onDelete}>
        {copy.actions.delete}
      </button>
    </div>
  );
}

function WaysOut({ lead }: { lead: LeadPayload }) {
  return (
    <div className="actions">
      <ButtonLink
        size="sm"
        visual="line"
        href={whatsAppLink(requestAsMessage(lead))}
        target="_blank"
        rel="noopener noreferrer"
      >
        {copy.actions.whatsApp}
      </ButtonLink>
      <ButtonLink size="sm" visual="line" href={requestMailLink(lead)}>
        {copy.actions.mail}
      </ButtonLink>
    </div>
  );
}
