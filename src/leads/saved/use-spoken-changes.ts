import { useEffect, useRef, useState } from 'react';

interface Spoken {
  id: string;
  text: string;
}

/** What a screen reader is told when something in a list changes its state. Silent about what was there at first. */
export function useSpokenChanges(list: readonly Spoken[]): string {
  const before = useRef<Map<string, string> | null>(null);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const known = before.current;
    before.current = new Map(list.map(({ id, text }) => [id, text]));
    const changed = list.filter(({ id, text }) => known?.has(id) && known.get(id) !== text);
    if (changed.length > 0) setSpoken(changed.map(({ text }) => text).join('. '));
  }, [list]);
  return spoken;
}
