import { compileRecipe } from '../../theme/compile-recipe';

/** Styles nine panes in a dark window at the bottom right of the screen. */
export const loadingIndicatorClass = compileRecipe({
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInlineEnd: '1.5rem',
    bottom: '1.5rem',
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 11px)',
    gap: '3px',
    padding: '10px',
    borderRadius: '26px 26px 6px 6px',
    bg: 'night',
    '& i': { height: '11px', bg: 'lit', animation: 'light .2s both' },
  },
});
