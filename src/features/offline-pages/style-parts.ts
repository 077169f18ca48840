import { keyframes } from '@emotion/react';

const hidden = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * Hides content after the list of requests while that has `data-uncounted` (the number of requests is not known), because the
 * growing list would move it while it is read. Shown at once without script, and after 4 s if the script fails.
 */
export const hiddenUntilCounted = { animation: `${hidden} 4s` };

/** For a section after the list. */
export const afterTheRequests = {
  '@media (scripting: enabled)': {
    'div:has([data-uncounted]) ~ &, div:has([data-uncounted]) ~ div > &': hiddenUntilCounted,
  },
};
