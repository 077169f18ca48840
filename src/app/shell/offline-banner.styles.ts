import { compileRecipe } from '../../theme/compile-recipe';
import { windowMark } from '../../theme/mixins/window-marks';

/** Styles a banner across the bottom of the screen, with a dark window. */
export const offlineBannerClass = compileRecipe({
  base: {
    position: 'fixed',
    zIndex: 'bar',
    insetInline: '0',
    bottom: '0',
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'ink',
    color: 'white',
    fontSize: '.9375rem',
    lineHeight: '1.35',
    '& > div': { display: 'flex', gap: '10px', alignItems: 'center', paddingBlock: '10px 9px' },
    '& > div::before': {
      ...windowMark(12, 16),
      flex: 'none',
      border: '1.5px solid {colors.onNight.muted}',
    },
    '@media print': { display: 'none' },
  },
});
