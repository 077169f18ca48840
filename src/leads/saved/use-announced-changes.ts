import { useEffect, useRef, useState } from 'react';

/**
 * Returns, for a live region, the texts of the items that changed last, joined by '. ', or '' at first. New and removed items
 * do not count.
 */
export function useAnnouncedChanges(list: readonly { id: string; text: string }[]): string {
  const previousTexts = useRef<Map<string, string> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const known = previousTexts.current;
    previousTexts.current = new Map(list.map(({ id, text }) => [id, text]));
    const changed = list.filter(({ id, text }) => known?.has(id) && known.get(id) !== text);
    if (changed.length > 0) setAnnouncement(changed.map(({ text }) => text).join('. '));
  });
  return announcement;
}
