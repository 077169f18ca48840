import { compileRecipe } from '../../theme/compile-recipe';

const stepLineColour = '#356661';

/** Returns the class of the dark band of /saved that says how to install the site on an iPhone. */
export const iphoneStepsClass = compileRecipe({
  base: {
    bg: 'night.light',
    paddingBlock: '56px 64px',
    '& h2': { textStyle: 'h2' },
    '& ol': {
      display: 'grid',
      gap: '22px',
      marginTop: '26px',
      lg: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0' },
    },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '104px 1fr',
      gap: '20px',
      alignItems: 'center',
      borderTop: `1px solid ${stepLineColour}`,
      paddingTop: '22px',
      lg: { gridTemplateColumns: '130px 1fr', borderTop: '0', padding: '0 24px' },
    },
    '& li:first-of-type': { lg: { paddingInlineStart: '0' } },
    '& li + li': { lg: { borderInlineStart: `1px solid ${stepLineColour}` } },
    '& h3': { textStyle: 'h3' },
    // Contrast: 7.9.
    '& li p': { color: '#C6DCD2', marginTop: '6px', lineHeight: '1.45' },
  },
});
