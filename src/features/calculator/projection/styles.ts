import { compileRecipe } from '../../../theme/compile-recipe';
import { displayFigure, displayText } from '../../../theme/mixins/display-face';
import * as palette from '../../../theme/palette';
import { figureTable } from '../recipe-parts';

/** `total` is the large total below the street. `table` is the projection, with ten panes for each occupancy. */
export const styles = compileRecipe({
  slots: ['total', 'table'],
  base: {
    total: {
      bg: 'night',
      color: 'onNight',
      '& .grid': { display: 'grid', gap: '2px', paddingBlock: '2px 22px' },
      '& .label': { fontWeight: '600', paddingTop: '4' },
      '& .total': {
        ...displayFigure('clamp(3rem, 1.9rem + 5vw, 5.6rem)', '1', '-0.025em'),
        color: 'lit',
        // Forced colours paint a background behind each line of text, which would cover the line above.
        '@media (forced-colors: active)': { lineHeight: '1.5' },
        '&[data-font-step="2"]': { fontSize: 'min(clamp(3rem, 1.9rem + 5vw, 5.6rem), 12.8vw)' },
        '&[data-font-step="3"]': { fontSize: 'min(clamp(2.4rem, 1.7rem + 3.6vw, 5rem), 10vw)' },
        '&[data-font-step="4"]': { fontSize: 'min(clamp(1.9rem, 1.2rem + 2.6vw, 3.6rem), 7vw)' },
      },
      '& .summary': { color: 'onNight.muted', fontSize: '.9375rem', lineHeight: '1.4' },
      '& .words': { fontWeight: '600' },
      md: {
        '& .grid': {
          gridTemplateColumns: 'auto 1fr',
          alignItems: 'baseline',
          gap: '4px 24px',
          paddingBottom: '26px',
        },
        '& .label, & .words': { gridColumn: '1 / -1' },
        '& .total[data-font-step="4"]': { gridColumn: '1 / -1' },
      },
    },
    table: {
      overflowX: 'auto',
      marginTop: '4',
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
      '& .panes i': { width: '6px', height: '9px', borderRadius: '3px 3px 0 0', bg: palette.emptyPane },
      '& .panes i.lit': { bg: palette.soldPane },
      '@media (max-width: 420px)': { '& th, & td': { fontSize: '.9375rem' } },
      '@media (max-width: 359px)': {
        '& th, & thead th, & td': { fontSize: '.875rem' },
        '& .sum': { fontSize: '1.25rem' },
        '& .panes i': { width: '4px' },
        '& .panes': { gap: '1px' },
      },
    },
  },
});
