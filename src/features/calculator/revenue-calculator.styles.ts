import { compileRecipe } from '../../theme/compile-recipe';
import { deferLayout } from '../../theme/mixins/defer-layout';
import { paneBars, windowMark } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

/** Styles the form beside its projection (`columns`). `lazySpace` keeps the space of the parts that load when idle. */
export const revenueCalculatorStyles = compileRecipe({
  slots: ['columns', 'tips', 'contactLink', 'lazySpace'],
  base: {
    columns: {
      display: 'grid',
      gap: '56px',
      paddingBlock: '40px 72px',
      ...deferLayout(700),
      '& > *': { minWidth: '0' },
      '& h2': { textStyle: 'h2Small', fontSize: 'clamp(1.7rem, 1.4rem + 1.2vw, 2.25rem)' },
      '& .note': { textStyle: 'smallMuted', marginTop: '.5rem' },
      lg: {
        gridTemplateColumns: '1.05fr 1fr',
        gap: '72px',
        paddingBlock: '64px 96px',
        // The projection stays in sight beside up to ten room types.
        '& > section': { position: 'sticky', top: '1.5rem', alignSelf: 'start' },
      },
    },
    tips: {
      marginTop: '2rem',
      borderTop: '1.5px solid {colors.ink}',
      '& li': {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: '14px',
        padding: '14px 0 12px',
        borderBottom: '1px solid {colors.line}',
        lineHeight: '1.5',
        _before: {
          ...windowMark(15, 20),
          marginTop: '3px',
          bg: 'ink',
          ...paneBars(palette.canvas, '1.5px', '55%'),
        },
      },
    },
    contactLink: { marginTop: '26px' },
    // The height of these parts, measured with all panels closed.
    lazySpace: {
      minHeight: '1042px',
      borderTop: '6px solid {colors.ink}',
      '@media (max-width: 359px)': { minHeight: '1070px' },
      '@media (min-width: 430px)': { minHeight: '960px' },
      md: { minHeight: '783px' },
      lg: { minHeight: '789px' },
      '@media (scripting: none)': { display: 'none' },
    },
  },
});
