import { localStore } from '../../platform/browser-storage';
import { onHidden, onLeave, onReturn } from '../../platform/page-lifecycle';

/** The first of several quick changes (a dragged slider, fast typing) is written at once, the others at this interval. */
const writePauseMs = 150;

export interface SavedText {
  /** Returns the stored text; null if there is none. */
  read(): string | null;
  /** Stores the text; null removes it. Does nothing if the same text is already stored. */
  save(text: string | null): void;
  /** Writes the waiting text and removes all listeners. */
  close(): void;
}

interface SavedTextEvents {
  /** Called when a write fails after a success (`isSaved` false) or succeeds after a failure (true). */
  onSaved(isSaved: boolean): void;
  /** Called when another tab wrote or removed the text. Not called while this tab has text to write: the last write wins. */
  onOtherTab(text: string | null): void;
}

/** Opens the text under `key` in local storage, which all tabs of the site share. Throttles writes. */
export function openSavedText(key: string, { onSaved, onOtherTab }: SavedTextEvents): SavedText {
  let waiting: string | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  /** The text this tab last read or wrote, to detect changes that happened while the browser had frozen the tab. */
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

  const removeListeners = [
    localStore.subscribe(key, handleText),
    // A page in the back/forward cache gets no storage events, so it compares the text when the visitor returns.
    onReturn(() => {
      const stored = localStore.read(key);
      if (stored.ok) handleText(stored.text);
    }),
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
      for (const removeListener of removeListeners) removeListener();
    },
  };
}
