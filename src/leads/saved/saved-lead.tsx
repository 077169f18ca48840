import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../components/button';
import { WhatsAppButton } from '../../components/other-contacts';
import { savedLeadCopy as copy } from '../../content/copy/leads/saved-card';
import { leadAsMessage, leadMailLink } from '../form/lead-message';
import { isReadable, needsSending, type OutboxEntry, type ReadableEntry } from '../rules/outbox-entry';
import { buttonRowClass } from './button-row.styles';
import { type deleteSavedLead, type SavedLeadFailure, sendSavedLead } from './change-saved-lead';
import { ConfirmQuestion } from './confirm-question';
import { LeadCard } from './lead-card';
import type { LeadCardContent } from './lead-card-content';
import { openInForm, wouldReplaceDraft } from './open-in-form';

const failureTexts: Record<SavedLeadFailure, string> = {
  locked: copy.sendingNow,
  'storage-failed': copy.cannotChange,
  'still-waiting': copy.stillWaiting,
};

interface SavedLeadProps {
  entry: OutboxEntry;
  content: LeadCardContent;
  /** Deletes the entry. */
  onDelete: (entry: OutboxEntry) => ReturnType<typeof deleteSavedLead>;
  /** Called when an action or a question ends, which may remove the button with the focus. */
  onActionEnd: (id: string) => void;
}

/**
 * Shows a saved lead with buttons to send it, open it in its form, or delete it. It asks before it deletes the lead, and before
 * the lead replaces a draft. A locked lead has no buttons, and an unreadable lead has only Delete. If an action fails, a text
 * says so.
 */
export function SavedLead({ entry, content, onDelete, onActionEnd }: SavedLeadProps) {
  const { offersOtherContacts, ...card } = content;
  const [asking, setAsking] = useState<'delete' | 'overwrite' | null>(null);
  const [failure, setFailure] = useState<SavedLeadFailure | null>(null);
  const [, goTo] = useLocation();

  /** Shows whether an action has failed. The action may have removed the button with the focus. */
  function endAction(result: SavedLeadFailure | null): void {
    setFailure(result);
    onActionEnd(entry.id);
  }

  async function handleSendNow(readableEntry: ReadableEntry): Promise<void> {
    setFailure(null);
    endAction(await sendSavedLead(readableEntry));
  }

  async function handleDelete(): Promise<void> {
    setAsking(null);
    const result = await onDelete(entry);
    if (result !== 'deleted' && result !== 'gone') endAction(result);
  }

  function handleCancel(): void {
    setAsking(null);
    onActionEnd(entry.id);
  }

  function handleOpen(readableEntry: ReadableEntry): void {
    if (wouldReplaceDraft(readableEntry)) setAsking('overwrite');
    else void openNow(readableEntry);
  }

  async function openNow(readableEntry: ReadableEntry): Promise<void> {
    setAsking(null);
    const result = await openInForm(readableEntry, goTo);
    if (result !== 'opened') endAction(result);
  }

  const shownPart = card.cardStatus === 'locked' ? null : (asking ?? 'actions');
  return (
    <LeadCard {...card}>
      {offersOtherContacts && isReadable(entry) ? (
        <div className={buttonRowClass()}>
          <WhatsAppButton message={leadAsMessage(entry.payload, entry.id)} />
          <ButtonLink size="sm" variant="outline" href={leadMailLink(entry.payload, entry.id)}>
            {copy.actions.mail}
          </ButtonLink>
        </div>
      ) : null}
      {shownPart === 'actions' ? (
        <div className={buttonRowClass()}>
          {entry.state === 'attention' ? (
            <Button size="sm" onClick={() => handleOpen(entry)}>
              {copy.actions.open}
            </Button>
          ) : null}
          {isReadable(entry) ? (
            <Button size="sm" variant="outline" onClick={() => handleSendNow(entry)}>
              {entry.state === 'attention' ? copy.actions.tryAgain : copy.actions.sendNow}
            </Button>
          ) : null}
          {needsSending(entry) ? (
            <button type="button" className="quiet" onClick={() => handleOpen(entry)}>
              {copy.actions.open}
            </button>
          ) : null}
          <button type="button" className="quiet" onClick={() => setAsking('delete')}>
            {copy.actions.delete}
          </button>
        </div>
      ) : null}
      {shownPart === 'delete' ? (
        <ConfirmQuestion {...copy.confirm} onYes={handleDelete} onNo={handleCancel} />
      ) : null}
      {shownPart === 'overwrite' && isReadable(entry) ? (
        <ConfirmQuestion {...copy.overwrite} onYes={() => void openNow(entry)} onNo={handleCancel} />
      ) : null}
      <p role="status">{failure === null ? '' : failureTexts[failure]}</p>
    </LeadCard>
  );
}
