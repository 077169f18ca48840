import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button';
import { useStore } from '../../components/use-store';
import { savedPageCopy } from '../../content/copy/saved-page';
import { outboxView } from '../tab/outbox-view';
import { ConfirmQuestion } from './confirm-question';
import { deleteAllData } from './delete-all-data';

const copy = savedPageCopy.everything;

/**
 * Shows a button that first asks, and then calls `deleteAllData`. A text, which gets the focus, says how it goes. If something
 * is left, the text says "not everything", and the button comes back. After a success it does not come back.
 */
export function DeleteEverything() {
  const { visibleEntries } = useStore(outboxView);
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
    setState((await deleteAllData()) ? 'done' : 'partly');
  }

  return (
    <div>
      {state === 'asking' ? (
        <ConfirmQuestion
          question={copy.question(visibleEntries.length)}
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
