import { compileRecipe } from '../../../theme/compile-recipe';
import { displayText } from '../../../theme/mixins/display-face';
import * as palette from '../../../theme/palette';
import { figureTable } from '../calculator-mixins';

/** Returns the class of the projection, which scrolls. It has ten panes for each occupancy. */
export const projectionTableClass = compileRecipe({
  base: {
    overflowX: 'auto',
    marginTop: '1rem',
    '& table': figureTable,
    '& th, & td': { textAlign: 'start', lineHeight: '1.3', paddingInline: '0 8px' },
    '& thead th': {
      fontWeight: '600',
      fontSize: '.9375rem',
      lineHeight: '1.25',
      color: 'ink.muted',
      verticalAlign: 'bottom',
      borderBottom: '1.5px solid {colors.ink}',
      paddingBlock: '8px',
    },
    '& tbody > tr > *': {
      fontWeight: '400',
      verticalAlign: 'top',
      borderBottom: '1px solid {colors.line}',
      paddingBlock: '14px 12px',
    },
    '& tbody th': { overflowWrap: 'anywhere', minWidth: '5.5em' },
    '& tfoot > tr > *': { fontWeight: '600', paddingBlock: '16px 0' },
    '& .number': { textAlign: 'end' },
    '& td.number': { whiteSpace: 'nowrap' },
    '& tr > :last-child': { paddingInlineEnd: '0' },
    '& .sum': displayText('1.5rem', '1.1'),
    '& .panes': {
      display: 'grid',
      gridAutoFlow: 'column',
      justifyContent: 'end',
      gap: '2px',
      marginTop: '5px',
    },
    '& .panes i': { width: '6px', height: '9px', borderRadius: '3px 3px 0 0', bg: '#8FA8A0' },
    '& .panes i.lit': { bg: palette.soldPane },
    '@media (max-width: 420px)': { '& th, & td': { fontSize: '.9375rem' } },
    '@media (max-width: 359px)': {
      '& th, & thead th, & td': { fontSize: '.875rem' },
      '& .sum': { fontSize: '1.25rem' },
      '& .panes i': { width: '4px' },
      '& .panes': { gap: '1px' },
    },
  },
});
