import { compileRecipe } from '../../../theme/compile-recipe';
import { displayText } from '../../../theme/mixins/display-face';

/** Returns the class of the bar over the page. Hidden on wide screens, where the projection beside the form has the sum. */
export const totalBarClass = compileRecipe({
  base: {
    position: 'fixed',
    zIndex: 'bar',
    top: '0',
    insetInline: '0',
    paddingTop: 'env(safe-area-inset-top)',
    paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
    bg: 'night',
    color: 'onNight',
    visibility: 'hidden',
    opacity: '0',
    transition: 'opacity .16s, visibility .16s',
    '&[data-top-bar]': { visibility: 'visible', opacity: '1' },
    '& .row': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '.5rem',
      paddingBlock: '9px 7px',
      fontSize: '.9375rem',
      lineHeight: '1.25',
    },
    '& b': { ...displayText('1.5rem', '1.2', '-0.015em'), color: 'lit' },
    '& .unit': { color: 'onNight.muted' },
    '& .change': { fontWeight: '600', marginInlineStart: 'auto' },
    '@media (max-width: 359px)': { '& b': { fontSize: '1.25rem' } },
    lg: { display: 'none' },
    '@media print': { display: 'none' },
  },
});
