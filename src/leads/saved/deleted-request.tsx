import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { savedRequestCopy as copy, requestKind } from '../../content/copy/saved-request';
import type { OutboxItem } from '../rules/outbox-entry';
import { pageOutbox } from '../sending/page-outbox';
import { buttonRowClass } from './button-row.styles';
import { RequestCard } from './request-card';

interface DeletedRequestProps {
  item: OutboxItem;
  onRestored: () => void;
}

/** Shows a deleted request, and focuses Undo. Undo restores it and then calls `onRestored`; if that fails, a text says so. */
export function DeletedRequest({ item, onRestored }: DeletedRequestProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);

  async function handleUndo(): Promise<void> {
    const { outbox, refresh } = pageOutbox();
    const result = await outbox.restore(item);
    if (!result.ok || !result.restored) return setHasFailed(true);
    await refresh();
    onRestored();
  }

  return (
    <RequestCard
      status="deleted"
      state={copy.deleted.state}
      title={item.state === 'unreadable' ? copy.unreadable.title : item.payload.company_name}
      meta={item.state === 'unreadable' ? '' : requestKind(item.payload.source)}
      note={copy.deleted.note}
    >
      <div className={buttonRowClass()}>
        <Button size="sm" visual="line" onClick={handleUndo} ref={undo}>
          {copy.deleted.undo}
        </Button>
      </div>
      <p role="status">{hasFailed ? copy.undoFailed : ''}</p>
    </RequestCard>
  );
}
