import { compileBaseRecipe } from '../theme/compile-recipe';

/** Styles the column with the content of a page: at most 1240 px wide, with margins on both sides. */
export const containerClass = compileBaseRecipe({
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
