import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { savedRequestCopy as copy, requestKind } from '../../content/copy/saved-request';
import type { RemovedLead } from '../outbox/outbox-state';
import { pageOutbox } from '../sending/page-outbox';
import { RequestCard } from './request-card';

interface DeletedRequestProps {
  removed: RemovedLead;
  onRestored: (id: string) => void;
}

/** Where a deleted request stood, for as long as the page is open: it can come back. */
export function DeletedRequest({ removed, onRestored }: DeletedRequestProps) {
  const { item } = removed;
  const [hasFailed, setHasFailed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that deleted it is gone: the one that brings it back takes the focus.
  useEffect(() => undo.current?.focus(), []);

  async function handleUndo(): Promise<void> {
    const result = await pageOutbox().store.restoreLead(removed);
    if (result.ok && result.restored) onRestored(item.id);
    else setHasFailed(true);
  }

  return (
    <RequestCard
      look="deleted"
      state={copy.deleted.state}
      title={item.state === 'unreadable' ? copy.unreadable.title : item.payload.company_name}
      meta={item.state === 'unreadable' ? '' : requestKind(item.payload.source)}
      note={copy.deleted.note}
    >
      <div className="actions">
        <Button size="sm" visual="line" onClick={handleUndo} ref={undo}>
          {copy.deleted.undo}
        </Button>
      </div>
      <p role="status">{hasFailed ? copy.undoFailed : ''}</p>
    </RequestCard>
  );
}
