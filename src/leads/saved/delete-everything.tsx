import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { useStore } from '../../components/use-store';
import { savedCopy } from '../../content/copy/saved';
import { deletions, forgetSiteData } from '../../platform/site-data';
import { outboxView } from '../sending/outbox-view';
import { pageOutbox } from '../sending/page-outbox';
import { Question } from './question';

const copy = savedCopy.everything;

/** A form lets go at once; longer than this only a request under way is held. */
const PATIENCE_MS = 1_500;

/** For a phone that is not only one's own: deletes all that the site keeps on it, after one question, and then tells the page (`deletions`). */
export function DeleteEverything() {
  const { items } = useStore(outboxView);
  const [state, setState] = useState<'idle' | 'asking' | 'done' | 'partly'>('idle');
  const said = useRef<HTMLParagraphElement>(null);
  const isOver = state === 'done' || state === 'partly';
  useEffect(() => {
    // The button that was pressed is gone.
    if (isOver) said.current?.focus();
  }, [isOver]);

  async function deleteAll(): Promise<void> {
    const { announce, refresh } = pageOutbox();
    // First what is typed, in this tab and in others: their forms let go of the requests they have in hand.
    announce({ type: 'forgotten' });
    const isEmptied = await emptyOutbox();
    const isForgotten = await forgetSiteData();
    await refresh();
    // A request that is just being sent stays, and is seen in the list.
    setState(isForgotten && isEmptied ? 'done' : 'partly');
    deletions.set(deletions.getSnapshot() + 1);
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

/** Also what comes back to the queue because its form lets go of the correction that stood for it. Answers whether nothing is left. */
async function emptyOutbox(): Promise<boolean> {
  const { store, whileHeld } = pageOutbox();
  const tried = new Set<string>();
  for (;;) {
    const journal = await store.read();
    // Where the browser keeps nothing for us there is nothing to delete.
    if (!journal.ok) return journal.reason === 'blocked';
    const ids = journal.items.map(({ id }) => id).filter((id) => !tried.has(id));
    if (ids.length === 0) return journal.items.length === 0;
    await Promise.all(ids.map((id) => whileHeld(id, PATIENCE_MS, () => store.deleteLead(id))));
    for (const id of ids) tried.add(id);
  }
}
