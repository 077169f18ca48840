import { compileRecipe } from '../../theme/compile-recipe';

/** Styles the end of the page: a hotel at night with all windows lit. */
export const closingClass = compileRecipe({
  base: {
    position: 'relative',
    bg: 'night',
    '& .words': {
      position: 'relative',
      zIndex: '1',
      paddingBlock: '64px 20px',
      xl: { position: 'absolute', insetInline: '0', top: '0', paddingTop: '84px' },
    },
    '& h2': { textStyle: 'h1', maxWidth: '12em' },
    '& .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.75rem',
      marginTop: '26px',
      '& > :last-child': { bg: 'night' },
    },
    '& .art': { md: { marginTop: '-40px' }, xl: { marginTop: '0' } },
  },
});
