import { compileRecipe } from '../../theme/compile-recipe';

/** `duo`: the form beside its projection. `later`: keeps the space of the parts that load later. */
export const revenueCalculatorStyles = compileRecipe({
  slots: ['duo', 'tips', 'ask', 'later'],
  base: {
    duo: {
      display: 'grid',
      gap: '56px',
      paddingBlock: '40px 72px',
      '& > *': { minWidth: '0' },
      '& h2': { textStyle: 'h2s', fontSize: 'clamp(1.7rem, 1.4rem + 1.2vw, 2.25rem)' },
      '& .note': { textStyle: 'small', color: 'ink.muted', marginTop: '2' },
      lg: {
        gridTemplateColumns: '1.05fr 1fr',
        gap: '72px',
        paddingBlock: '64px 96px',
        // The projection stays in sight beside up to ten room types.
        '& > section': { position: 'sticky', top: '6', alignSelf: 'start' },
      },
    },
    tips: {
      marginTop: '8',
      borderTop: '1.5px solid {colors.ink}',
      '& li': {
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: '14px',
        padding: '14px 0 12px',
        borderBottom: '1px solid {colors.line}',
        lineHeight: '1.5',
        _before: {
          content: '""',
          width: '15px',
          height: '20px',
          marginTop: '3px',
          borderRadius: '8px 8px 0 0',
          background:
            'linear-gradient({colors.canvas}, {colors.canvas}) 50% 0 / 1.5px 100% no-repeat, linear-gradient({colors.canvas}, {colors.canvas}) 0 55% / 100% 1.5px no-repeat, {colors.ink}',
        },
      },
    },
    ask: { marginTop: '26px' },
    // The height of the parts that load later, measured with all panels closed.
    later: {
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
