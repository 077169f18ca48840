import { compileBaseRecipe } from '../theme/compile-recipe';

/** Out of sight, and read aloud. */
export const hiddenClass = compileBaseRecipe({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
