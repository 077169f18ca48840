import { memo, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../components/button';
import { leadAsMessage, leadMailLink } from '../../content/copy/leads';
import { savedLeadCopy as copy } from '../../content/copy/saved-lead';
import { isFormInUse, openInForm } from '../form/open-in-form';
import { WhatsAppButton } from '../form/ways-out';
import { shownReceipt } from '../outbox/lead-endpoint';
import { withLock } from '../outbox/lead-locks';
import { isReadable, isToBeSent, type OutboxEntry, type ReadableEntry } from '../rules/outbox-entry';
import { pageOutbox } from '../sending/page-outbox';
import { buttonRowClass } from './button-row.styles';
import { LeadCard } from './lead-card';
import type { LeadWords } from './lead-words';
import { Question } from './question';

interface SavedLeadProps {
  entry: OutboxEntry;
  words: LeadWords;
  onDeleted: (entry: OutboxEntry) => void;
  /** The lead could not be deleted, or was deleted before. */
  onKept: (entry: OutboxEntry) => void;
  /** An action or a question has ended, which may have removed the button with the focus. */
  onFocusLost: (id: string) => void;
}

/**
 * Shows a saved lead with its buttons: send, open in the form, delete. A locked lead has none. A text says if an action
 * fails. Calls `onDeleted` before it deletes, and `onKept` if that fails. The callbacks must be stable (`memo`): when
 * the list renders ten more cards, those before are not rendered again.
 */
export const SavedLead = memo(function SavedLead({
  entry,
  words,
  onDeleted,
  onKept,
  onFocusLost,
}: SavedLeadProps) {
  const { isFree, offersWaysOut, ...card } = words;
  const receipt = shownReceipt(entry.id);
  const [asking, setAsking] = useState<'delete' | 'overwrite' | null>(null);
  const [message, setMessage] = useState('');
  const [, goTo] = useLocation();

  /** Says why an action failed. The action may have removed the button with the focus. */
  function sayFailure(text: string): void {
    setMessage(text);
    onFocusLost(entry.id);
  }

  /** Always tries: the browser may report no network although there is one. */
  async function sendNow({ id, state }: ReadableEntry): Promise<void> {
    setMessage('');
    const { outbox, locks, drain, refresh } = pageOutbox();
    if (state === 'attention') {
      const retried = await withLock(locks, id, 0, () => outbox.makeDue(id));
      if (!retried?.ok) return sayFailure(retried === null ? copy.sendingNow : copy.cannotChange);
    }
    await drain('now', id);
    // The others that are due.
    void drain('network');
    const read = await outbox.read();
    const after = read.ok ? read.entries.find((each) => each.id === id) : undefined;
    if (after?.state === 'waiting') setMessage(copy.stillWaiting);
    await refresh();
    onFocusLost(id);
  }

  async function remove(): Promise<void> {
    setAsking(null);
    // Before the deletion: when the entry is gone, the card with Undo must replace it at once, so that nothing moves.
    onDeleted(entry);
    const { outbox, locks } = pageOutbox();
    const result = await withLock(locks, entry.id, 0, () => outbox.remove(entry.id));
    if (result?.ok && result.entry !== null) return;
    onKept(entry);
    if (!result?.ok) sayFailure(result === null ? copy.sendingNow : copy.cannotChange);
  }

  function keep(): void {
    setAsking(null);
    onFocusLost(entry.id);
  }

  async function open(readable: ReadableEntry): Promise<void> {
    setAsking(null);
    if (!(await openInForm(readable, goTo))) sayFailure(copy.sendingNow);
  }

  let controls = (
    <Actions
      entry={entry}
      onSendNow={sendNow}
      onOpen={(readable) => {
        if (isFormInUse(readable)) setAsking('overwrite');
        else void open(readable);
      }}
      onDelete={() => setAsking('delete')}
    />
  );
  if (asking === 'delete') controls = <Question {...copy.confirm} onYes={remove} onNo={keep} />;
  if (asking === 'overwrite' && isReadable(entry))
    controls = <Question {...copy.overwrite} onYes={() => void open(entry)} onNo={keep} />;

  return (
    <LeadCard {...card}>
      {offersWaysOut && isReadable(entry) ? (
        <div className={buttonRowClass()}>
          <WhatsAppButton message={leadAsMessage(entry.payload, receipt)} />
          <ButtonLink size="sm" visual="line" href={leadMailLink(entry.payload, receipt)}>
            {copy.actions.mail}
          </ButtonLink>
        </div>
      ) : null}
      {isFree ? controls : null}
      <p role="status">{message}</p>
    </LeadCard>
  );
});

interface ActionsProps {
  entry: OutboxEntry;
  onSendNow: (entry: ReadableEntry) => void;
  onOpen: (entry: ReadableEntry) => void;
  onDelete: () => void;
}

function Actions({ entry, onSendNow, onOpen, onDelete }: ActionsProps) {
  return (
    <div className={buttonRowClass()}>
      {entry.state === 'attention' ? (
        <Button size="sm" onClick={() => onOpen(entry)}>
          {copy.actions.open}
        </Button>
      ) : null}
      {isReadable(entry) ? (
        <Button size="sm" visual="line" onClick={() => onSendNow(entry)}>
          {entry.state === 'attention' ? copy.actions.tryAgain : copy.actions.sendNow}
        </Button>
      ) : null}
      {isToBeSent(entry) ? (
        <button type="button" className="quiet" onClick={() => onOpen(entry)}>
          {copy.actions.open}
        </button>
      ) : null}
      <button type="button" className="quiet" onClick={onDelete}>
        {copy.actions.delete}
      </button>
    </div>
  );
}
