import { localStore } from '../../platform/browser-storage';
import { onHidden, onLeave, onReturn } from '../../platform/page-lifecycle';

/** A burst of changes (a dragged slider, fast typing) is written at its first change and then this often at most. */
const writePauseMs = 150;

export interface SavedText {
  /** What is stored; null when there is nothing. */
  read(): string | null;
  /** Stores the text, or removes what is stored. A text that is stored already is not written again. */
  save(text: string | null): void;
  /** Writes what is still waiting, and stops listening. */
  close(): void;
}

interface SavedTextEvents {
  /** Called when a write succeeds after a failure, or fails after a success: whether the text is now on this device. */
  onSaved(isSaved: boolean): void;
  /** Another tab wrote or removed the text. Not called while a change of this tab is waiting: the last writer wins. */
  onOtherTab(text: string | null): void;
}

/** A text under `key` on this device, shared by all tabs of the site. */
export function openSavedText(key: string, { onSaved, onOtherTab }: SavedTextEvents): SavedText {
  let waiting: string | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** What this tab last read or wrote, to notice on return what happened while it was frozen. */
  let known: string | null = null;
  let isSaved = true;

  function flush(): void {
    if (waiting === null) return;
    const text = waiting;
    waiting = null;
    const { ok } = localStore.write(key, text);
    if (ok) known = text;
    if (ok !== isSaved) onSaved(ok);
    isSaved = ok;
  }

  function save(text: string): void {
    waiting = text;
    if (pause !== undefined) return;
    flush();
    pause = setTimeout(() => {
      pause = undefined;
      if (waiting !== null) save(waiting);
    }, writePauseMs);
  }

  function remove(): void {
    waiting = null;
    known = null;
    isSaved = true;
    localStore.remove(key);
  }

  function handleText(text: string | null): void {
    if (waiting !== null || text === known) return;
    known = text;
    onOtherTab(text);
  }

  function handleReturn(): void {
    const stored = localStore.read(key);
    if (stored.ok) handleText(stored.text);
  }

  const stops = [
    localStore.subscribe(key, handleText),
    // A page kept in the back/forward cache hears nothing of other tabs.
    onReturn(handleReturn),
    onHidden(flush),
    onLeave(flush),
  ];

  return {
    read() {
      known = localStore.read(key).text;
      return known;
    },
    save(text) {
      if (text === null) remove();
      else if (text !== (waiting ?? known)) save(text);
    },
    close() {
      clearTimeout(pause);
      flush();
      for (const stop of stops) stop();
    },
  };
}
