import { compileBaseRecipe } from '../theme/compile-recipe';

/** Styles text that is not visible, but that screen readers read. */
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
