import { compileRecipe } from '../../../theme/compile-recipe';

/** The questions of the panel, and the ground of its table. */
export const styles = compileRecipe({
  slots: ['questions', 'months'],
  base: {
    questions: {
      bg: 'surface',
      // What changes in here need not be looked for anywhere else.
      contain: 'layout paint style',
      '& .grid': {
        display: 'grid',
        gap: '26px',
        paddingBlock: '30px 36px',
        md: { gridTemplateColumns: '1fr 1fr', columnGap: '32px' },
        lg: { columnGap: '72px', paddingBlock: '36px 44px' },
      },
      '& .grid > *': { minWidth: '0' },
      '& .grid > p, & .seasons, & .answer': { gridColumn: '1 / -1' },
      '& .grid > p': { color: 'ink.muted' },
      '& legend': { textStyle: 'h3', padding: '0', marginBottom: '3' },
      '& .monsoon': { display: 'flex', flexWrap: 'wrap', gap: '2px 14px', alignItems: 'center' },
      '& .monsoon p': { textStyle: 'small', color: 'ink.muted' },
      '& .selects': {
        display: 'grid',
        // Quarters in rows of three: two lists beside each other on the smallest phone and where text is enlarged.
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.8em, 30%), 1fr))',
        gap: '14px 10px',
        marginTop: '4',
        md: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.8em, 14%), 1fr))', gap: '16px' },
      },
      '& .selects label': { display: 'block', textStyle: 'label', marginBottom: '1' },
      '& .group': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '4', alignItems: 'start' },
      '& .group > *': { minWidth: '0' },
      '& .group > legend': { gridColumn: '1 / -1' },
      '& .group .seen': { display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } },
      '& .answer': { display: 'grid', gap: '2', borderTop: '6px solid', borderColor: 'ink', paddingTop: '4' },
      '& .say': {
        fontFamily: 'display',
        fontWeight: '400',
        fontSize: 'clamp(1.4rem, 1.1rem + 1.5vw, 2.2rem)',
        lineHeight: '1.12',
        letterSpacing: '-0.01em',
        textWrap: 'balance',
        overflowWrap: 'anywhere',
      },
    },
    months: { bg: 'surface', contain: 'layout paint style', paddingBlock: '20px 44px' },
  },
});

/** A native list that looks like the fields around it. */
export const seasonSelectClass = compileRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '48px',
    border: '1.5px solid',
    borderColor: 'line.strong',
    borderRadius: 'control',
    bg: 'surface',
    fontSize: '1rem',
    lineHeight: '1.3',
    paddingInline: '8px 2px',
    '&:not([data-season=ordinary])': { fontWeight: '600', borderColor: 'ink', bg: 'sunk' },
  },
});
