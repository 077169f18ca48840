import { useEffect, useState } from 'react';
import { savedPaths } from '../../platform/saved-pages';

const LOOK_MS = 3_000;
const none: ReadonlySet<string> = new Set();

/** Which of the paths open without network. None before hydration; looked up again until all of them do. */
export function useOfflinePaths(wanted: readonly string[]): ReadonlySet<string> {
  const [stored, setStored] = useState(none);
  const isComplete = wanted.every((path) => stored.has(path));
  useEffect(() => {
    if (isComplete) return;
    let isMounted = true;
    const look = async () => {
      const found = await savedPaths();
      if (isMounted) setStored(found);
    };
    void look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, [isComplete]);
  return stored;
}
