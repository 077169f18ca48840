import { compileBaseRecipe } from '../theme/compile-recipe';

/** Styles terms in rows below a heavy rule. */
export const termListClass = compileBaseRecipe({
  base: {
    marginTop: '26px',
    borderTop: '6px solid {colors.ink}',
    '& > div': { padding: '18px 0 15px', borderBottom: '1.5px solid {colors.line}' },
    '& dt': { textStyle: 'h3' },
    '& dd': { marginTop: '6px', color: 'ink.muted', maxWidth: '34em' },
  },
  variants: {
    /** On a wide screen the text is beside its term, or the rows are in two columns. */
    wideLayout: {
      beside: {
        '& > div': {
          lg: { display: 'grid', gridTemplateColumns: '5fr 7fr', gap: '40px', alignItems: 'baseline' },
        },
      },
      columns: { lg: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '72px' } },
    },
  },
});
