import { compileRecipe } from '../../../theme/compile-recipe';

/** The table of the months: the names stay in sight while the figures scroll. */
export const monthTableClass = compileRecipe({
  base: {
    overflowX: 'auto',
    // To the edge of a phone: a figure that is cut there says that more can be reached.
    '@media (max-width: 767px)': { marginInlineEnd: '-20px' },
    '@media (max-width: 359px)': { marginInlineEnd: '-16px' },
    '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    '& th, & td': {
      textAlign: 'start',
      fontWeight: '400',
      fontSize: '.9375rem',
      lineHeight: '1.3',
      padding: '9px 14px 7px 0',
      borderBottom: '1px solid',
      borderColor: 'line',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': { position: 'sticky', insetInlineStart: '0', bg: 'surface' },
    '& thead th': {
      fontWeight: '600',
      color: 'ink.muted',
      verticalAlign: 'bottom',
      whiteSpace: 'normal',
      borderBottom: '1.5px solid',
      borderColor: 'ink',
    },
    '& tfoot > tr > *': {
      fontWeight: '600',
      borderBottom: '0',
      borderTop: '1.5px solid',
      borderColor: 'ink',
    },
    '& .number': { textAlign: 'end' },
    '& [data-loss]': { fontWeight: '600' },
    '@media (max-width: 420px)': { '& th, & td': { paddingInlineEnd: '9px' } },
    '& tr > :last-child': { paddingInlineEnd: '0' },
  },
});
