/** The exports of the server bundle that the build makes of the site (entry.ts). */
export type PrerenderBundle = typeof import('./entry');
