import type { Plugin } from 'vite';

/** What React throws to itself and knows again, by the number of its message: two for Suspense, a commit, two for hydration. */
const thrownSigns = /= Error\(([\w$]+)\((460|461|474|519|542)\)\)/g;

/**
 * The bundler wraps a CommonJS package, all of React, into an arrow function. A browser that meets one reads it twice:
 * once for its end, and again, now in earnest, when it is called a moment later. A function expression in brackets is
 * read at once. Measured in Chromium 156 on the thread's clock: reading React 34 -> 26 ms.
 *
 * A browser that is watched (Lighthouse, open developer tools) reads it twice more: React makes five errors while it
 * starts, and a watcher is told the line where an error was made. They are signs that never leave React, so they are made
 * without a place. Measured as above, in a trace: 45-60 -> 5-7 ms. Unwatched nothing changes. Throws when React has other
 * signs than these, so that a new version of it is looked at.
 */
export function readAtOnce(): Plugin {
  return {
    name: 'read-at-once',
    apply: 'build',
    renderChunk(code, { moduleIds }) {
      const read = code.replaceAll(/(__commonJSMin\(\()\(([\w, ]*)\) => \{/g, '$1function($2) {');
      if (!moduleIds.some((id) => id.includes('/react-dom-client.'))) return { code: read, map: null };
      const signs = read.match(thrownSigns)?.length ?? 0;
      if (signs !== 5)
        throw new Error(`read-at-once: React has ${signs} of the 5 errors it makes while it starts`);
      return {
        code: read.replaceAll(
          thrownSigns,
          '= Object.assign(Object.create(Error.prototype),{ message: $1($2) })',
        ),
        map: null,
      };
    },
  };
}
