import { compileBaseRecipe } from '../theme/compile-recipe';

/** Styles a link to the next page, 44 px high: underlined text, then an arrow, drawn because neither font has one. */
export const arrowLinkClass = compileBaseRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '.5em',
    minHeight: '44px',
    fontWeight: '600',
    textDecoration: 'none',
    '& span': { borderBottom: '2px solid {colors.oxide}', paddingBottom: '1px' },
    '& svg': { width: '1.15em', flex: 'none' },
    '.on-dark &': { '& span': { borderColor: 'lit' } },
  },
  variants: { isBack: { true: { gap: '.5rem', '& span': { border: '0' }, '& svg': { width: '20px' } } } },
});
