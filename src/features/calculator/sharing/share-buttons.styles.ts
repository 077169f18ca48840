import { compileRecipe } from '../../../theme/compile-recipe';

/** Returns the class of seven or eight buttons in one border, with thin lines between. The first, WhatsApp, is dark. */
export const shareButtonsClass = compileRecipe({
  base: {
    paddingBlock: '44px 48px',
    '& h2': { textStyle: 'h2Small', fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.25rem)' },
    '& p': { color: 'ink.muted', marginTop: '6px' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '1.5px',
      marginTop: '18px',
      border: '1.5px solid {colors.ink}',
      borderRadius: 'control',
      overflow: 'hidden',
      bg: 'ink',
      md: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
    // The first of seven spans two columns, so that no cell is empty.
    '& li:first-of-type:nth-last-of-type(7)': { gridColumn: 'span 2' },
    '& li > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '.75rem',
      width: '100%',
      minHeight: '60px',
      padding: '6px 14px',
      bg: 'surface',
      color: 'ink',
      textStyle: 'button',
      lineHeight: '1.1',
      textDecoration: 'none',
    },
    '& li > *:hover': { bg: 'sunk' },
    '& li:first-of-type > *': { bg: 'ink', color: 'white' },
    '& li:first-of-type > *:hover': { bg: 'night.light' },
    '& li svg': { width: '22px', flex: 'none' },
    '& li :focus-visible': { outlineOffset: '-5px' },
    '& li:first-of-type :focus-visible': { outlineColor: 'lit' },
  },
});
