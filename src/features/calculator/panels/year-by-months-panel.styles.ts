import { compileRecipe } from '../../../theme/compile-recipe';
import { panelGrid, sentencesRules } from '../calculator-mixins';

/** `questions` is for the fields and the answer, and `months` for the background of the table. */
export const yearByMonthsPanelStyles = compileRecipe({
  slots: ['questions', 'months'],
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
      '& legend': { textStyle: 'h3', padding: '0', marginBottom: '3' },
      '& .monsoon': { display: 'flex', flexWrap: 'wrap', gap: '2px 14px', alignItems: 'center' },
      '& .monsoon p': { textStyle: 'small', color: 'ink.muted' },
      '& .selects': {
        display: 'grid',
        // Three months are in a row, or two on the smallest phone and with enlarged text.
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.8em, 30%), 1fr))',
        gap: '14px 10px',
        marginTop: '4',
        md: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.8em, 14%), 1fr))', gap: '16px' },
      },
      '& .selects label': { display: 'block', textStyle: 'label', marginBottom: '1' },
      '& .group': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4', alignItems: 'start' },
      '& .group > *': { minWidth: '0' },
      '& .group > legend': { gridColumn: '1 / -1' },
      '& .group .visible': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
      ...sentencesRules('2', 'clamp(1.4rem, 1.1rem + 1.5vw, 2.2rem)', '1.12'),
    },
    months: { bg: 'surface', contain: 'layout paint style', paddingBlock: '20px 44px' },
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
