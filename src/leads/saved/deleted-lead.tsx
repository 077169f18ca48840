import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { savedLeadCopy as copy, leadKind } from '../../content/copy/saved-lead';
import { isReadable, type OutboxEntry } from '../rules/outbox-entry';
import { tabOutbox } from '../tab-outbox/tab-outbox';
import { buttonRowClass } from './button-row.styles';
import { LeadCard } from './lead-card';

interface DeletedLeadProps {
  entry: OutboxEntry;
  onRestored: () => void;
}

/**
 * Shows a deleted lead, and focuses Undo. Undo restores it and then calls `onRestored`. If storage fails, or the outbox has the
 * lead again, a text says so and Undo stays.
 */
export function DeletedLead({ entry, onRestored }: DeletedLeadProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);

  async function handleUndo(): Promise<void> {
    const { outbox, refresh } = tabOutbox();
    const result = await outbox.restore(entry);
    if (!result.ok || !result.restored) return setHasFailed(true);
    await refresh();
    onRestored();
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
