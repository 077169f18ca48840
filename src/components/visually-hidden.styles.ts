import { compileBaseRecipe } from '../theme/compile-recipe';

/** Not visible, but read by screen readers. */
export const visuallyHiddenClass = compileBaseRecipe({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
