import { site } from '../site';

export const shareCopy = {
  /** Shown at the bottom of a share picture, beside the name of the site. */
  tagline: 'Hotel revenue management, Bengaluru',
  feedTitle: `${site.name}: articles for hotel owners`,
} as const;
