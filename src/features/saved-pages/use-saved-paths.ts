import { useEffect, useState } from 'react';
import { onReturn } from '../../platform/page-lifecycle';
import { savedPaths } from '../../platform/saved-pages';

const nothingKnown: ReadonlySet<string> = new Set();

/** The paths of the pages that open without network. None before hydration; looked up again when the person comes back. */
export function useSavedPaths(): ReadonlySet<string> {
  const [paths, setPaths] = useState(nothingKnown);
  useEffect(() => {
    let isMounted = true;
    const look = () => {
      savedPaths().then((found) => {
        if (isMounted) setPaths(found);
      });
    };
    look();
    const stop = onReturn(look);
    return () => {
      isMounted = false;
      stop();
    };
  }, []);
  return paths;
}
