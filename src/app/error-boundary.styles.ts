import { compileRecipe } from '../theme/compile-recipe';

/** Styles the screen that replaces a part that throws: text and buttons above a drawing of a power cut. */
export const errorScreenClass = compileRecipe({
  base: {
    bg: 'night',
    paddingTop: 'section',
    '& h1, & h2': { textStyle: 'h1' },
    '& p': { textStyle: 'large', color: 'onNight.muted', marginTop: '1rem' },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: '2rem' },
    '& img': { marginTop: '2.5rem' },
  },
});
