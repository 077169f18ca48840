import { site } from '../site';

/** Words of the share pictures and of the feed. */
export const shareCopy = {
  /** At the foot of a share picture, beside the name. */
  line: 'Hotel revenue management, Bengaluru',
  feedTitle: `${site.name}: articles for hotel owners`,
} as const;
