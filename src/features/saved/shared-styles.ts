import { keyframes } from '@emotion/react';

const unseen = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * What stands behind the list of requests is seen once the browser has said how many there are: the list grows then, and
 * must push nothing along that is being read. Without script at once, with a script that fails after 4 s.
 */
export const onceCounted = { animation: `${unseen} 4s` };

/** For a section after the list. */
export const behindTheRequests = {
  '@media (scripting: enabled)': {
    'div:has(.unknown) ~ &, div:has(.unknown) ~ div > &': onceCounted,
  },
};
