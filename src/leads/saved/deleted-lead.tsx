import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { savedLeadCopy as copy, leadKind } from '../../content/copy/leads/saved-card';
import { isReadable, type OutboxEntry } from '../rules/outbox-entry';
import { buttonRowClass } from './button-row.styles';
import { LeadCard } from './lead-card';

interface DeletedLeadProps {
  entry: OutboxEntry;
  /** Restores the entry. Resolves to false if that fails. */
  onUndo: (entry: OutboxEntry) => Promise<boolean>;
  /** Called when the card of the restored lead has replaced this one. */
  onRestored: (id: string) => void;
}

/** Shows a deleted lead, and on mount focuses its button Undo. If `onUndo` resolves to false, a text says so. */
export function DeletedLead({ entry, onUndo, onRestored }: DeletedLeadProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);

  async function handleUndo(): Promise<void> {
    if (await onUndo(entry)) onRestored(entry.id);
    else setHasFailed(true);
  }

  return (
    <LeadCard
      cardStatus="deleted"
      stateText={copy.deleted.stateText}
      title={isReadable(entry) ? entry.payload.company_name : copy.unreadable.title}
      meta={isReadable(entry) ? leadKind(entry.payload.source) : ''}
      note={copy.deleted.note}
    >
      <div className={buttonRowClass()}>
        <Button size="sm" variant="outline" onClick={handleUndo} ref={undo}>
          {copy.deleted.undo}
        </Button>
      </div>
      <p role="status">{hasFailed ? copy.undoFailed : ''}</p>
    </LeadCard>
  );
}
