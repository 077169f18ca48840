import { useEffect, useState } from 'react';
import { onReturn } from '../../platform/page-lifecycle';
import { savedPaths } from '../../platform/saved-pages';

const LOOK_MS = 3_000;
const nothingKnown: ReadonlySet<string> = new Set();

/**
 * The paths of the pages that open without network. None before hydration; looked up again when the person comes back,
 * and every few seconds until all that are `wanted` do.
 */
export function useSavedPaths(wanted: readonly string[] = []): ReadonlySet<string> {
  const [paths, setPaths] = useState(nothingKnown);
  const isComplete = wanted.every((path) => paths.has(path));
  useEffect(() => {
    let isMounted = true;
    const look = async () => {
      const found = await savedPaths();
      if (isMounted) setPaths(found);
    };
    void look();
    const stop = onReturn(look);
    const timer = isComplete ? undefined : setInterval(look, LOOK_MS);
    return () => {
      isMounted = false;
      stop();
      clearInterval(timer);
    };
  }, [isComplete]);
  return paths;
}
