import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button';
import { useStore } from '../../components/use-store';
import { savedPageCopy } from '../../content/copy/saved-page';
import { deleteSiteData } from '../../platform/site-data';
import { withLock } from '../outbox/lead-locks';
import { outboxView } from '../tab/outbox-view';
import { tabConnection } from '../tab/tab-connection';
import { ConfirmQuestion } from './confirm-question';

const copy = savedPageCopy.everything;

/** A form releases its locks at once. After this time, only a lead that is being sent is still locked. */
const DELETE_LOCK_WAIT_MS = 1_500;

/**
 * Shows a button that asks, and then calls `deleteEverything`. A text with the focus says how it goes. If something is left, it
 * says "not everything", and the button comes back.
 */
export function DeleteEverything() {
  const { entries } = useStore(outboxView);
  const [state, setState] = useState<'idle' | 'asking' | 'deleting' | 'done' | 'partly'>('idle');
  const resultText = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The question, which had the focus, was removed.
    if (state !== 'idle') resultText.current?.focus();
  }, [state]);

  function cancel(): void {
    // The button must be back before it can get the focus.
    flushSync(() => setState('idle'));
    button.current?.focus();
  }

  async function handleYes(): Promise<void> {
    setState('deleting');
    setState((await deleteEverything()) ? 'done' : 'partly');
  }

  return (
    <div>
      {state === 'asking' ? (
        <ConfirmQuestion
          question={copy.question(entries.length)}
          yes={copy.yes}
          no={copy.no}
          onYes={() => void handleYes()}
          onNo={cancel}
        />
      ) : null}
      {state === 'deleting' || state === 'done' || state === 'partly' ? (
        <p tabIndex={-1} ref={resultText} role="status">
          {copy[state]}
        </p>
      ) : null}
      {state === 'idle' || state === 'partly' ? (
        <Button variant="outline" ref={button} onClick={() => setState('asking')}>
          {copy.button}
        </Button>
      ) : null}
    </div>
  );
}

/**
 * Deletes what this phone has of us: leads, typed text, figures and saved pages. Resolves to false if a lead stays because
 * it is being sent, or a deletion fails. src/leads/exactly-once.md says how each part of the site learns of it.
 */
async function deleteEverything(): Promise<boolean> {
  const { broadcast, refreshAndTrack } = tabConnection();
  // Every tab erases its drafts and what it remembers, and its forms release the locks of their leads.
  broadcast({ type: 'forgotten' });
  const isOutboxEmpty = await emptyOutbox();
  // Storage, with the figures of the calculator; caches, with the pages; and the worker.
  const isSiteDataDeleted = await deleteSiteData();
  await refreshAndTrack();
  return isOutboxEmpty && isSiteDataDeleted;
}

/** Removes every lead that is not being sent, and the delivery log. Returns true if nothing is left. */
async function emptyOutbox(): Promise<boolean> {
  const { outbox, locks } = tabConnection();
  const tried = new Set<string>();
  for (;;) {
    const read = await outbox.read();
    // Where the browser stores nothing for us, there is nothing to delete.
    if (!read.ok) return read.isBlocked;
    // A form that gives up a correction makes the entry that it replaced visible again.
    const ids = read.value.entries.map(({ id }) => id).filter((id) => !tried.has(id));
    if (ids.length === 0) break;
    await Promise.all(
      ids.map((id) => withLock(locks, id, DELETE_LOCK_WAIT_MS, () => outbox.removeEntry(id))),
    );
    for (const id of ids) tried.add(id);
  }
  const remaining = await outbox.deleteAllExceptEntries();
  return remaining.ok && remaining.value === 0;
}
