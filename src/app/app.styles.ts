import { compileRecipe } from '../theme/compile-recipe';

/** Styles the link to `main`, which is above the screen until it has the focus. */
export const skipLinkClass = compileRecipe({
  base: {
    position: 'absolute',
    zIndex: 'skipLink',
    insetInlineStart: '1rem',
    top: '-100px',
    padding: '12px 18px',
    bg: 'ink',
    color: 'white',
    fontWeight: '600',
    borderRadius: 'control',
    _focusVisible: { top: '.5rem' },
  },
});
