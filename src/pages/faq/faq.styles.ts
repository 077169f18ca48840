import { compileRecipe } from '../../theme/compile-recipe';

/** Styles the section below the questions: a call button and a telephone. */
export const faqCallClass = compileRecipe({
  base: {
    bg: 'night',
    '& > div': {
      paddingTop: '56px',
      display: 'grid',
      gap: '26px',
      md: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
    },
    '& h2': { textStyle: 'h2' },
    '& p': { color: 'onNight.muted', margin: '10px 0 20px', maxWidth: '26em', fontSize: '1.125rem' },
    '& .more': { margin: '18px 0 0' },
    '& .words': { md: { paddingBottom: '64px' } },
    '& .art': { width: 'min(100%, 440px)', md: { justifySelf: 'end' } },
  },
});
