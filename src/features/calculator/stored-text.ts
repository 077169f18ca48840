import { localStore } from '../../platform/browser-storage';
import { onReturn } from '../../platform/page-lifecycle';

export interface StoredText {
  /** Returns the stored text; null if there is none. */
  read(): string | null;
  /** Stores the text; null removes it. Does nothing if the same text is already stored. */
  save(text: string | null): void;
  /** Removes all listeners. */
  close(): void;
}

interface StoredTextEvents {
  /** Called after each attempt to save. False: the browser blocks storage, or it is full. */
  onSaved(isSaved: boolean): void;
  /** Called when another tab wrote or removed the text. */
  onOtherTab(text: string | null): void;
}

/** Opens the text under `key` in local storage, which all tabs share. If that is blocked, `read` returns null and saving a text reports false. */
export function openStoredText(key: string, { onSaved, onOtherTab }: StoredTextEvents): StoredText {
  /** The text this tab last read or wrote, to detect changes that happened while the browser had frozen the tab. */
  let known: string | null = null;

  function handleText(text: string | null): void {
    if (text === known) return;
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
  ];

  return {
    read() {
      known = localStore.read(key).text;
      return known;
    },
    save(text) {
      if (text !== null && text === known) return;
      let isSaved = true;
      if (text === null) localStore.remove(key);
      else isSaved = localStore.write(key, text).ok;
      if (isSaved) known = text;
      onSaved(isSaved);
    },
    close() {
      for (const removeListener of removeListeners) removeListener();
    },
  };
}
