import { compileRecipe } from '../../../theme/compile-recipe';

/** Three fields beside their answer, on the ground of the page. */
export const losingClass = compileRecipe({
  base: {
    bg: 'canvas',
    // What changes in here need not be looked for anywhere else.
    contain: 'layout paint style',
    '& .grid': {
      display: 'grid',
      gap: '30px',
      paddingBlock: '30px 44px',
      lg: { gridTemplateColumns: '4fr 7fr', gap: '72px', alignItems: 'start', paddingBlock: '36px 60px' },
    },
    '& .grid > *': { minWidth: '0' },
    '& .costs': { display: 'grid', gap: '4', justifyItems: 'start' },
    '& .costs > div': { width: '100%' },
    '& .costs > p': { textStyle: 'small', color: 'ink.muted' },
    '& .answer': { display: 'grid', gap: '3', borderTop: '6px solid', borderColor: 'ink', paddingTop: '4' },
    '& .say': {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(1.5rem, 1.1rem + 2vw, 2.6rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    '& .say + .say': { color: 'oxide' },
  },
});
