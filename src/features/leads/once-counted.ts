import { keyframes } from '@emotion/react';

const unseen = keyframes({ 'from, to': { visibility: 'hidden' } });

/**
 * What stands behind the house of requests is seen once the browser has said how many floors it has: the house grows
 * then, and must push nothing along that is being read. Without script at once, with a script that fails after 4 s.
 */
export const onceCounted = { animation: `${unseen} 4s` };

/** For a section after the house. */
export const behindTheHouse = { '@media (scripting: enabled)': { 'div:has(.unknown) ~ &': onceCounted } };
