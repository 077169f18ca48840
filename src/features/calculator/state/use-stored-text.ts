import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { safeLocalStorage } from '../../../platform/browser-storage';
import { combineCleanups } from '../../../platform/listen';
import { onVisitorReturn } from '../../../platform/page-lifecycle';

/**
 * Stores `text` under `key` in local storage after each render. Null removes it. Returns false while the last write failed.
 * - `onStoredText` gets the text that storage has at first, if there is one. Later it gets each text that another tab stores, and
 *   null for a removal. A frozen tab gets it when the visitor returns. The caller must pass what it got as `text` from then on.
 * - It writes nothing if this tab last read or wrote the same text, because another tab may have stored a newer one.
 */
export function useStoredText(
  key: string,
  text: string | null,
  onStoredText: (text: string | null) => void,
): boolean {
  /** The text that this tab last read or wrote. Undefined before the first read. */
  const lastText = useRef<string | null>(undefined);
  const [isSaved, setIsSaved] = useState(true);

  // This effect is above the one that reads, so nothing is written before the first read. It must be a layout effect: before a
  // passive one, another tab could store a newer text, which this one would overwrite.
  useLayoutEffect(() => {
    if (lastText.current === undefined) return;
    if (text === null && lastText.current !== null) safeLocalStorage.remove(key);
    const isWritten = text === null || text === lastText.current || safeLocalStorage.write(key, text).ok;
    if (isWritten) lastText.current = text;
    setIsSaved(isWritten);
  });

  const handleStoredText = useEffectEvent((storedText: string | null) => {
    if (storedText === lastText.current) return;
    lastText.current = storedText;
    onStoredText(storedText);
  });

  useLayoutEffect(() => {
    // A page in the back/forward cache gets no storage events, so it compares the text when the visitor returns.
    const readText = () => {
      const stored = safeLocalStorage.read(key);
      if (stored.ok) handleStoredText(stored.text);
    };
    lastText.current = null;
    readText();
    return combineCleanups([
      safeLocalStorage.subscribe(key, (storedText) => handleStoredText(storedText)),
      onVisitorReturn(readText),
      () => {
        lastText.current = undefined;
      },
    ]);
  }, [key]);

  return isSaved;
}
