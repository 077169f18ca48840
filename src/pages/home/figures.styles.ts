import { compileRecipe } from '../../theme/compile-recipe';

/** Styles the four figures in the ground under the hotel, and the four reasons as key tags. */
export const figuresStyles = compileRecipe({
  slots: ['stats', 'why'],
  base: {
    stats: {
      bg: 'night',
      paddingBlock: '28px 56px',
      '& dl': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
      '& dl > div': {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        padding: '20px 8px 18px 0',
        borderTop: '1px solid {colors.night.line}',
        md: { padding: '26px 20px 8px 0', borderTop: '0' },
        '&:nth-of-type(even)': {
          paddingInlineStart: '20px',
          borderInlineStart: '1px solid {colors.night.line}',
        },
        '& + div': {
          md: { paddingInlineStart: '24px', borderInlineStart: '1px solid {colors.night.line}' },
        },
      },
      '& dd': {
        textStyle: 'figure',
        color: 'lit',
        whiteSpace: 'nowrap',
        // With four in a row, the longest figure with its percent sign fits its column.
        md: { fontSize: 'min(5.8vw, 5rem)' },
        '& small': { fontSize: '.58em', letterSpacing: '0' },
      },
      '& dt': {
        marginTop: '.5rem',
        lineHeight: '1.35',
        fontWeight: '600',
        md: { fontSize: '1.125rem' },
        '& small': {
          display: 'block',
          marginTop: '2px',
          fontWeight: '400',
          fontSize: '.9375rem',
          color: 'onNight.muted',
        },
      },
      '& .note': { textStyle: 'small', color: 'onNight.muted', marginTop: '1rem', md: { marginTop: '2rem' } },
    },
    why: {
      paddingBlock: 'section',
      '& .top': { md: { display: 'grid', gridTemplateColumns: '7fr 5fr', alignItems: 'end', gap: '2.5rem' } },
      '& h2': { textStyle: 'h2', maxWidth: '11em' },
      '& .subtitle': { textStyle: 'largeMuted', marginTop: '14px', maxWidth: '36em' },
      '& ul': {
        marginTop: '36px',
        borderTop: '6px solid {colors.ink}',
        md: { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)' },
        lg: { gridTemplateColumns: 'repeat(4, 1fr)' },
      },
      '& li': {
        display: 'grid',
        gridTemplateColumns: '104px 1fr',
        gap: '1.25rem',
        paddingBottom: '26px',
        borderBottom: '1.5px solid {colors.line}',
        md: { padding: '0 24px 30px 0' },
        lg: {
          display: 'block',
          padding: '0 24px 30px',
          borderInlineEnd: '1.5px solid {colors.line}',
          '&:first-of-type': { paddingInlineStart: '0' },
          '&:last-of-type': { borderInlineEnd: '0', paddingInlineEnd: '0' },
        },
        '& svg': { lg: { width: '140px' } },
        '& h3': { textStyle: 'h3', margin: '24px 0 6px' },
        '& p': { color: 'ink.muted' },
      },
    },
  },
});
