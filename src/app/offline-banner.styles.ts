import { compileRecipe } from '../theme/compile-recipe';

/** A strip across the foot of the screen, with a dark window. */
export const stripClass = compileRecipe({
  base: {
    position: 'fixed',
    zIndex: '30',
    insetInline: '0',
    bottom: '0',
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'ink',
    color: 'onDark',
    fontSize: '.9375rem',
    lineHeight: '1.35',
    '& > div': { display: 'flex', gap: '10px', alignItems: 'center', paddingBlock: '10px 9px' },
    '@media print': { display: 'none' },
    '& i': {
      flex: 'none',
      width: '12px',
      height: '16px',
      borderRadius: '6px 6px 0 0',
      border: '1.5px solid',
      borderColor: 'onNight.muted',
    },
  },
});
