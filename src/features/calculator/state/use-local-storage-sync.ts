import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { safeLocalStorage } from '../../../platform/browser-storage';
import { combineCleanups } from '../../../platform/listen';
import { onVisitorReturn } from '../../../platform/page-lifecycle';

/** How a value is stored. Null is the text of the default value, which is not stored. */
interface StoredFormat<Value> {
  readonly serialize: (value: Value) => string | null;
  /** Returns the default value for null, and null for a text that cannot be read. */
  readonly parse: (text: string | null) => Value | null;
}

/**
 * Stores each change of `value` under `key` in local storage; the default value removes the text. Returns false while the last
 * write failed, as in blocked storage, and otherwise true. A stored text stays until the value changes.
 * - Calls `onStoredValue` with the stored value after the first render, if there is one, and with each value that another tab
 *   stores. If another tab removes the text, passes the default value. Logs a text that it cannot read.
 * - A text that was stored while this tab was frozen is read when the visitor returns.
 */
export function useLocalStorageSync<Value>(
  key: string,
  value: Value,
  { serialize, parse }: StoredFormat<Value>,
  onStoredValue: (value: Value) => void,
): boolean {
  const text = serialize(value);
  /** The text that this tab last read or wrote. */
  const lastText = useRef<string | null>(null);
  const previousText = useRef(text);
  const [isSaved, setIsSaved] = useState(true);

  const save = useEffectEvent((changedText: string | null): boolean => {
    const lastValue = parse(lastText.current);
    if (lastValue !== null && serialize(lastValue) === changedText) return true;
    if (changedText === null) safeLocalStorage.remove(key);
    else if (!safeLocalStorage.write(key, changedText).ok) return false;
    lastText.current = changedText;
    return true;
  });

  // It must be a layout effect: before a passive one, another tab could store a newer text, which this one would overwrite.
  useLayoutEffect(() => {
    // The first text is that of the default value, so it is no change.
    if (previousText.current !== text) setIsSaved(save(text));
    previousText.current = text;
  }, [text]);

  const handleText = useEffectEvent((storedText: string | null) => {
    if (storedText === lastText.current) return;
    lastText.current = storedText;
    const stored = parse(storedText);
    if (stored !== null) onStoredValue(stored);
    else console.error('The saved calculator figures cannot be read:', storedText);
  });

  useLayoutEffect(() => {
    // A page in the back/forward cache gets no storage events, so it compares the text when the visitor returns.
    const readText = () => {
      const stored = safeLocalStorage.read(key);
      if (stored.ok) handleText(stored.text);
    };
    readText();
    return combineCleanups([
      safeLocalStorage.subscribe(key, (storedText) => handleText(storedText)),
      onVisitorReturn(readText),
    ]);
  }, [key]);

  return isSaved;
}
