import { sharedLook } from '../theme/looks';

/** Out of sight, and read aloud. */
export const hiddenClass = sharedLook({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
