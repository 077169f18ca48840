import { memo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../components/button';
import { requestAsMessage, requestMailLink } from '../../content/copy/leads';
import { savedRequestCopy as copy } from '../../content/copy/saved-request';
import { isFormInUse, openInForm } from '../form/open-in-form';
import { WhatsAppButton } from '../form/ways-out';
import { withLock } from '../outbox/lead-locks';
import { isReadable, isToBeSent, type OutboxEntry, type OutboxItem } from '../rules/outbox-entry';
import { shownReceipt } from '../sending/lead-endpoint';
import { pageOutbox } from '../sending/page-outbox';
import { buttonRowClass } from './button-row.styles';
import { Question } from './question';
import { RequestCard } from './request-card';
import type { RequestWords } from './request-words';

interface SavedRequestProps {
  item: OutboxItem;
  words: RequestWords;
  onDeleted: (item: OutboxItem) => void;
  /** The request could not be deleted, or was deleted before. */
  onKept: (item: OutboxItem) => void;
  /** "Send now" or a question has ended, which may have removed the button with the focus. */
  onFocusLost: (id: string) => void;
}

/**
 * Shows a saved request with its buttons: send, open in the form, delete. A locked request has none. A text says if an action
 * fails. Calls `onDeleted` before it deletes, and `onKept` if that fails. The callbacks must be stable (`memo`): when
 * the list renders ten more cards, those before are not rendered again.
 */
export const SavedRequest = memo(function SavedRequest({
  item,
  words,
  onDeleted,
  onKept,
  onFocusLost,
}: SavedRequestProps) {
  const { isFree, offersWaysOut, ...card } = words;
  const receipt = shownReceipt(item.id);
  const [asking, setAsking] = useState<'delete' | 'overwrite' | null>(null);
  const [message, setMessage] = useState('');
  const [, goTo] = useLocation();

  /** Always tries: the browser may report no network although there is one. */
  async function sendNow(entry: OutboxEntry): Promise<void> {
    setMessage('');
    const { outbox, locks, drain, refresh } = pageOutbox();
    if (entry.state === 'attention') {
      const retried = await withLock(locks, entry.id, 0, () => outbox.makeDue(entry.id));
      if (!retried?.ok) return setMessage(retried === null ? copy.sendingNow : copy.cannotChange);
    }
    await drain('now', entry.id);
    // The others that are due.
    void drain('network');
    const read = await outbox.read();
    const after = read.ok ? read.items.find(({ id }) => id === entry.id) : undefined;
    if (after?.state === 'waiting') setMessage(copy.stillWaiting);
    await refresh();
    onFocusLost(entry.id);
  }

  async function remove(): Promise<void> {
    setAsking(null);
    // Before the deletion: when the entry is gone, the card with Undo must replace it at once, so that nothing moves.
    onDeleted(item);
    const { outbox, locks } = pageOutbox();
    const result = await withLock(locks, item.id, 0, () => outbox.remove(item.id));
    if (result === null) setMessage(copy.sendingNow);
    else if (!result.ok) setMessage(copy.cannotChange);
    if (!result?.ok || result.item === null) onKept(item);
  }

  function keep(): void {
    setAsking(null);
    onFocusLost(item.id);
  }

  async function open(entry: OutboxEntry): Promise<void> {
    setAsking(null);
    if (!(await openInForm(entry, goTo))) setMessage(copy.sendingNow);
  }

  let controls = (
    <Actions
      item={item}
      onSendNow={sendNow}
      onOpen={(entry) => {
        if (isFormInUse(entry)) setAsking('overwrite');
        else void open(entry);
      }}
      onDelete={() => setAsking('delete')}
    />
  );
  if (asking === 'delete') controls = <Question {...copy.confirm} onYes={remove} onNo={keep} />;
  if (asking === 'overwrite' && isReadable(item))
    controls = <Question {...copy.overwrite} onYes={() => void open(item)} onNo={keep} />;

  return (
    <RequestCard {...card}>
      {offersWaysOut && isReadable(item) ? (
        <div className={buttonRowClass()}>
          <WhatsAppButton message={requestAsMessage(item.payload, receipt)} />
          <ButtonLink size="sm" visual="line" href={requestMailLink(item.payload, receipt)}>
            {copy.actions.mail}
          </ButtonLink>
        </div>
      ) : null}
      {isFree ? controls : null}
      <p role="status">{message}</p>
    </RequestCard>
  );
});

interface ActionsProps {
  item: OutboxItem;
  onSendNow: (entry: OutboxEntry) => void;
  onOpen: (entry: OutboxEntry) => void;
  onDelete: () => void;
}

function Actions({ item, onSendNow, onOpen, onDelete }: ActionsProps) {
  return (
    <div className={buttonRowClass()}>
      {item.state === 'attention' ? (
        <Button size="sm" onClick={() => onOpen(item)}>
          {copy.actions.open}
        </Button>
      ) : null}
      {isReadable(item) ? (
        <Button size="sm" visual="line" onClick={() => onSendNow(item)}>
          {item.state === 'attention' ? copy.actions.tryAgain : copy.actions.sendNow}
        </Button>
      ) : null}
      {isToBeSent(item) ? (
        <button type="button" className="quiet" onClick={() => onOpen(item)}>
          {copy.actions.open}
        </button>
      ) : null}
      <button type="button" className="quiet" onClick={onDelete}>
        {copy.actions.delete}
      </button>
    </div>
  );
}
