import { compileRecipe } from '../../theme/compile-recipe';
import { paneMark } from '../../theme/mixins/pane-mark';

export const styles = compileRecipe({
  slots: ['skipLink', 'loading', 'offline', 'error'],
  base: {
    skipLink: {
      position: 'absolute',
      zIndex: '50',
      insetInlineStart: '4',
      top: '-100px',
      padding: '12px 18px',
      bg: 'ink',
      color: 'onDark',
      fontWeight: '600',
      borderRadius: 'control',
      _focusVisible: { top: '2' },
    },
    loading: {
      position: 'fixed',
      zIndex: '30',
      insetInlineEnd: '6',
      bottom: '6',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 11px)',
      gap: '3px',
      padding: '10px',
      borderRadius: '26px 26px 6px 6px',
      bg: 'night',
      '& i': { height: '11px', bg: 'lit', animation: 'light .2s both' },
    },
    /** A strip across the foot of the screen, with a dark window. */
    offline: {
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
      '& > div::before': {
        ...paneMark(12, 16),
        flex: 'none',
        border: '1.5px solid',
        borderColor: 'onNight.muted',
      },
      '@media print': { display: 'none' },
    },
    error: {
      bg: 'night',
      color: 'onNight',
      paddingTop: 'section',
      '& p': { textStyle: 'large', color: 'onNight.muted', marginTop: '4' },
      '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
      '& img': { display: 'block', width: '100%', height: 'auto', marginTop: '10' },
    },
  },
});
