import { useEffect, useRef, useState } from 'react';

/**
 * Returns, for a live region, the texts of the items that changed last, joined by '. ', or '' at first. New and removed items
 * do not count.
 */
export function useAnnouncedChanges(items: readonly { id: string; text: string }[]): string {
  const previousTexts = useRef<Map<string, string> | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const previous = previousTexts.current;
    previousTexts.current = new Map(items.map(({ id, text }) => [id, text]));
    const changed = items.filter(({ id, text }) => previous?.has(id) && previous.get(id) !== text);
    if (changed.length > 0) setAnnouncement(changed.map(({ text }) => text).join('. '));
  });
  return announcement;
}
