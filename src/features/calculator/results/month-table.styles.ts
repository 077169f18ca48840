import { compileRecipe } from '../../../theme/compile-recipe';
import { figureTable } from '../calculator-mixins';

/** Returns the class of the scrolling table of the months. The column of names stays in place while the figures scroll. */
export const monthTableClass = compileRecipe({
  base: {
    overflowX: 'auto',
    // The table reaches the edge of a phone. A cut figure there shows that the table scrolls.
    '@media (max-width: 767px)': { marginInlineEnd: '-20px' },
    '@media (max-width: 359px)': { marginInlineEnd: '-16px' },
    '& table': figureTable,
    '& th, & td': {
      textAlign: 'start',
      fontWeight: '400',
      fontSize: '.9375rem',
      lineHeight: '1.3',
      padding: '9px 14px 7px 0',
      borderBottom: '1px solid {colors.line}',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type': { position: 'sticky', insetInlineStart: '0', bg: 'surface' },
    '& thead th': {
      fontWeight: '600',
      color: 'ink.muted',
      verticalAlign: 'bottom',
      whiteSpace: 'normal',
      borderBottom: '1.5px solid {colors.ink}',
    },
    '& tfoot > tr > *': { fontWeight: '600', borderBottom: '0', borderTop: '1.5px solid {colors.ink}' },
    '& .number': { textAlign: 'end' },
    '& [data-loss]': { fontWeight: '600' },
    '@media (max-width: 420px)': { '& th, & td': { paddingInlineEnd: '9px' } },
    '& tr > :last-child': { paddingInlineEnd: '0' },
  },
});
