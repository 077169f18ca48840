import { useEffect, useState } from 'react';
import { savedPaths } from '../../platform/saved-pages';

const LOOK_MS = 3_000;
const none: ReadonlySet<string> = new Set();

/** Which paths open without network. None before hydration; looked up again and again, because they come and may go. */
export function useOfflinePaths(): ReadonlySet<string> {
  const [stored, setStored] = useState(none);
  useEffect(() => {
    let isMounted = true;
    const look = async () => {
      const found = await savedPaths();
      if (!isMounted) return;
      setStored((before) => (found.size === before.size ? before : found));
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, []);
  return stored;
}
