import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../components/button';
import { savedCopy } from '../../content/copy/saved';
import { forgetSiteData } from '../../platform/site-data';
import { outboxView } from './outbox-view';
import { pageOutbox } from './page-outbox';
import { Question } from './question';

const copy = savedCopy.everything;

/** For a phone that is not only one's own: deletes all that the site keeps on it, after one question, and then tells the page. */
export function DeleteEverything({ onDeleted }: { onDeleted: () => void }) {
  const { items } = useSyncExternalStore(
    outboxView.subscribe,
    outboxView.getSnapshot,
    outboxView.getServerSnapshot,
  );
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'partly'>('idle');
  const said = useRef<HTMLParagraphElement>(null);
  const isOver = state === 'done' || state === 'partly';
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOver) said.current?.focus();
  }, [isOver]);

  async function deleteAll(): Promise<void> {
    const { store, refresh } = pageOutbox();
    const requests = await Promise.all(items.map(({ id }) => store.deleteLead(id)));
    const isForgotten = await forgetSiteData();
    await refresh();
    // A request that is just being sent stays, and is seen in the list.
    const isDone = isForgotten && requests.every((result) => result.ok && result.removed !== null);
    setState(isDone ? 'done' : 'partly');
    onDeleted();
  }

  return (
    <div className="everything">
      {state === 'asking' ? (
        <Question
          question={copy.question(items.length)}
          yes={copy.yes}
          no={copy.no}
          onYes={() => void deleteAll()}
          onNo={() => setState('idle')}
        />
      ) : null}
      {state === 'idle' ? (
        <Button visual="line" onClick={() => setState('asking')}>
          {copy.button}
        </Button>
      ) : null}
      {isOver ? (
        <p tabIndex={-1} ref={said}>
          {state === 'done' ? copy.done : copy.partly}
        </p>
      ) : null}
    </div>
  );
}
