import { compileRecipe } from '../../../theme/compile-recipe';
import { shutterSign } from '../../../theme/mixins/window-marks';

/** Returns the class of the panels below the form. The sign of each is a window, shuttered until it opens and then lit. */
export const panelsClass = compileRecipe({
  base: {
    borderTop: '6px solid {colors.ink}',
    '& > details': { borderBottom: '1.5px solid {colors.ink}' },
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '30px 1fr',
      columnGap: '1rem',
      alignItems: 'center',
      minHeight: '76px',
      paddingBlock: '.75rem',
    },
    '& h2': { textStyle: 'h2Small', fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.25rem)' },
    '& .hint': {
      gridColumn: '2',
      color: 'ink.muted',
      lineHeight: '1.35',
      marginTop: '.5rem',
      paddingBottom: '.25rem',
    },
    '& .shutter': shutterSign,
    '& details[open] > summary .hint': { display: 'none' },
    '& summary:focus-visible': { outlineOffset: '-3px' },
  },
});
