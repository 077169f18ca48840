import { compileBaseRecipe } from '../theme/compile-recipe';

/** The page's column: 1240 px at most, with the margins of the grid. */
export const columnClass = compileBaseRecipe({
  base: {
    width: '100%',
    maxWidth: '1240px',
    marginInline: 'auto',
    paddingInline: '20px',
    '@media (max-width: 359px)': { paddingInline: '16px' },
    md: { paddingInline: '32px' },
    lg: { paddingInline: '40px' },
  },
});
