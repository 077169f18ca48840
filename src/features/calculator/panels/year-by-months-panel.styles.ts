import { compileRecipe } from '../../../theme/compile-recipe';
import { figureTable, panelGrid, sentencesRules } from '../calculator-mixins';

/**
 * Styles the fields and the answer (`questions`), and the background of the table (`months`). The column of names stays in
 * place while the figures of the `table` scroll.
 */
export const yearByMonthsPanelStyles = compileRecipe({
  slots: ['questions', 'months', 'table'],
  base: {
    questions: {
      bg: 'surface',
      // A change inside it needs no layout or paint outside.
      contain: 'layout paint style',
      ...panelGrid({
        gap: '26px',
        paddingBlock: '30px 36px',
        md: { gridTemplateColumns: '1fr 1fr', columnGap: '32px' },
        lg: { columnGap: '72px', paddingBlock: '36px 44px' },
      }),
      '& .grid > p, & .seasons, & .sentences': { gridColumn: '1 / -1' },
      '& .grid > p': { color: 'ink.muted' },
      '& legend': { textStyle: 'h3', padding: '0', marginBottom: '.75rem' },
      '& .monsoon': { display: 'flex', flexWrap: 'wrap', gap: '2px 14px', alignItems: 'center' },
      '& .monsoon p': { textStyle: 'smallMuted' },
      '& .selects': {
        display: 'grid',
        // Three months are in a row, or two on the smallest phone and with enlarged text.
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.8em, 30%), 1fr))',
        gap: '14px 10px',
        marginTop: '1rem',
        md: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.8em, 14%), 1fr))', gap: '16px' },
      },
      '& .selects label': { display: 'block', textStyle: 'label', marginBottom: '.25rem' },
      '& .group': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem', alignItems: 'start' },
      '& .group > *': { minWidth: '0' },
      '& .group > legend': { gridColumn: '1 / -1' },
      '& .group .visible': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
      ...sentencesRules('.5rem', 'clamp(1.4rem, 1.1rem + 1.5vw, 2.2rem)', '1.12'),
    },
    months: { bg: 'surface', contain: 'layout paint style', paddingBlock: '20px 44px' },
    table: {
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
  },
});

/** Returns the class of a month's native select, which looks like the text fields. It reads `data-season`. */
export const seasonSelectClass = compileRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '48px',
    border: '1.5px solid {colors.line.strong}',
    borderRadius: 'control',
    bg: 'surface',
    fontSize: '1rem',
    lineHeight: '1.3',
    paddingInline: '8px 2px',
    '&:not([data-season=ordinary])': { fontWeight: '600', borderColor: 'ink', bg: 'sunk' },
  },
});
