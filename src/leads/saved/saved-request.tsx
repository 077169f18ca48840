import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../components/button';
import { frame } from '../../content/copy/frame';
import { requestAsMessage, requestMailLink } from '../../content/copy/leads';
import { savedRequestCopy as copy } from '../../content/copy/saved-request';
import { whatsAppLink } from '../../content/site';
import type { RemovedLead } from '../outbox/outbox-state';
import type { QueueItem } from '../rules/lead-queue';
import type { QueuedLead } from '../rules/outbox-entry';
import { pageOutbox } from '../sending/page-outbox';
import { Question } from './question';
import { RequestCard } from './request-card';
import type { RequestWords } from './request-words';

/** The forms a saved request can be corrected in. */
export interface RequestForms {
  /** Whether the form a request would be opened in holds other text, which would be lost. */
  isFormInUse(lead: QueuedLead): boolean;
  /** Puts a request back into its form. `goTo` changes the page. False: somebody has the request in hand. */
  openInForm(lead: QueuedLead, goTo: (path: string) => void): Promise<boolean>;
}

interface SavedRequestProps extends RequestForms {
  item: QueueItem;
  words: RequestWords;
  onDeleted: (removed: RemovedLead) => void;
  /** A try has ended, well or not, and what is shown is up to date. */
  onSettled: (id: string) => void;
}

/** A request that waits, with everything a person can do about it. */
export function SavedRequest({
  item,
  words,
  isFormInUse,
  openInForm,
  onDeleted,
  onSettled,
}: SavedRequestProps) {
  const { isFree, offersWaysOut, ...card } = words;
  const [asking, setAsking] = useState<'delete' | 'overwrite' | null>(null);
  const [message, setMessage] = useState('');
  const [, goTo] = useLocation();
  const { store, drain, refresh, whileHeld } = pageOutbox();

  /** Always tries: the browser may believe in no network where there is one. */
  async function sendNow(lead: QueuedLead): Promise<void> {
    setMessage('');
    if (lead.state === 'attention') {
      const retried = await whileHeld(lead.id, 0, () => store.retryLead(lead.id));
      if (!retried?.ok) return setMessage(retried === null ? copy.sendingNow : copy.cannotChange);
    }
    await drain('person');
    const journal = await store.read();
    const after = journal.ok ? journal.items.find(({ id }) => id === lead.id) : undefined;
    if (after?.state === 'waiting') setMessage(copy.stillWaiting);
    await refresh();
    onSettled(lead.id);
  }

  async function remove(): Promise<void> {
    setAsking(null);
    const result = await whileHeld(item.id, 0, () => store.deleteLead(item.id));
    if (result === null) setMessage(copy.sendingNow);
    else if (!result.ok) setMessage(copy.cannotChange);
    else if (result.removed !== null) onDeleted(result.removed);
  }

  async function open(lead: QueuedLead): Promise<void> {
    setAsking(null);
    if (!(await openInForm(lead, goTo))) setMessage(copy.sendingNow);
  }

  return (
    <RequestCard {...card}>
      {offersWaysOut && item.state !== 'unreadable' ? (
        <div className="actions">
          <ButtonLink
            size="sm"
            visual="line"
            href={whatsAppLink(requestAsMessage(item.payload, item.id))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {frame.whatsAppLabel}
          </ButtonLink>
          <ButtonLink size="sm" visual="line" href={requestMailLink(item.payload, item.id)}>
            {copy.actions.mail}
          </ButtonLink>
        </div>
      ) : null}
      {!isFree ? null : asking === 'delete' ? (
        <Question {...copy.confirm} onYes={remove} onNo={() => setAsking(null)} />
      ) : asking === 'overwrite' && item.state !== 'unreadable' ? (
        <Question {...copy.overwrite} onYes={() => void open(item)} onNo={() => setAsking(null)} />
      ) : (
        <Actions
          item={item}
          onSendNow={sendNow}
          onOpen={(lead) => (isFormInUse(lead) ? setAsking('overwrite') : void open(lead))}
          onDelete={() => setAsking('delete')}
        />
      )}
      <p role="status">{message}</p>
    </RequestCard>
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
